import { createHash } from 'node:crypto';
import { maskDestination } from './command.ts';

/** `CodeDeliveryDetails` of a code: where it went, masked. */
export function deliveryTo(to: string) {
  const isMail = to.includes('@');
  return {
    CodeDeliveryDetails: {
      Destination: maskDestination(to),
      DeliveryMedium: isMail ? 'EMAIL' : 'SMS',
      AttributeName: isMail ? 'email' : 'phone_number',
    },
  };
}

/**
 * Where a code for a name that nobody has would go: the typed address itself, or a number that is always the same for
 * the same name. The answer then has the shape of a known account's.
 */
export function simulatedDestination(name: string): string {
  if (name.includes('@') || /^\+\d{7,15}$/.test(name)) return name;
  const digits = createHash('sha256').update(`simulated ${name}`).digest().readUInt32BE(0) % 10_000;
  return `+8190${String(digits).padStart(8, '0')}`;
}
