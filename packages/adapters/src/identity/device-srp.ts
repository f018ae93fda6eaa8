import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * The pool's side of the secure remote password proof of a remembered device: the 3072-bit group of RFC 3526, SHA-256,
 * and the key derivation that the real pool's clients use. The pool keeps a verifier, never the device's password.
 */
const N = BigInt(
  '0xFFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD' +
    'EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED' +
    'EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F' +
    '83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B' +
    'E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510' +
    '15728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7' +
    'ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C' +
    'BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF',
);
const G = 2n;
const KEY_INFO = 'Caldera Derived Key';
const KEY_BYTES = 16;
const SECRET_BYTES = 128;

/** Whole bytes, with a zero in front where the first bit is set: never read as a negative number. */
function padded(value: bigint): Buffer {
  const digits = value.toString(16);
  const even = digits.length % 2 === 0 ? digits : `0${digits}`;
  return Buffer.from(/^[89a-f]/i.test(even) ? `00${even}` : even, 'hex');
}

const fromHex = (text: string) => (/^[0-9a-f]{1,800}$/i.test(text) ? BigInt(`0x${text}`) : 0n);
const fromBytes = (bytes: Buffer) => fromHex(bytes.toString('hex'));
const hashed = (...parts: Buffer[]) => fromBytes(createHash('sha256').update(Buffer.concat(parts)).digest());

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % N;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
}

const MULTIPLIER = hashed(padded(N), padded(G));

/** Our half of one proof. The secret stays in the sealed session. */
export interface DeviceExchange {
  serverSecret: string;
  serverPublic: string;
  secretBlock: string;
}

/** Begins a proof; null for a public value that would make every answer right. */
export function beginDeviceProof(verifier: string, clientPublic: string): DeviceExchange | null {
  if (fromHex(clientPublic) % N === 0n) return null;
  const secret = fromBytes(randomBytes(SECRET_BYTES));
  const verifierValue = fromBytes(Buffer.from(verifier, 'base64'));
  return {
    serverSecret: secret.toString(16),
    serverPublic: ((MULTIPLIER * verifierValue + power(G, secret)) % N).toString(16),
    secretBlock: randomBytes(SECRET_BYTES).toString('base64'),
  };
}

interface DeviceProof extends DeviceExchange {
  clientPublic: string;
  verifier: string;
  groupKey: string;
  deviceKey: string;
  timestamp: string;
  signature: string;
}

/** Whether the device knows the password behind its verifier. */
export function isDeviceProofRight(proof: Omit<DeviceProof, 'serverPublic'>): boolean {
  const verifier = fromBytes(Buffer.from(proof.verifier, 'base64'));
  const clientPublic = fromHex(proof.clientPublic);
  const secret = fromHex(proof.serverSecret);
  const serverPublic = (MULTIPLIER * verifier + power(G, secret)) % N;
  const scramble = hashed(padded(clientPublic), padded(serverPublic));
  const shared = power(clientPublic * power(verifier, scramble), secret);
  const key = Buffer.from(hkdfSync('sha256', padded(shared), padded(scramble), KEY_INFO, KEY_BYTES));
  const expected = createHmac('sha256', key)
    .update(proof.groupKey + proof.deviceKey)
    .update(Buffer.from(proof.secretBlock, 'base64'))
    .update(proof.timestamp)
    .digest();
  const given = Buffer.from(proof.signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
