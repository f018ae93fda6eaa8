import './qr-code.css';
import { encode } from 'uqr';

/** One path over all dark squares: a code is drawn here, and no secret leaves for a service that draws codes. */
function pathOf(data: readonly (readonly boolean[])[]): string {
  return data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

/** A QR code that an authenticator app reads. The same stands beside it as text. */
export function QrCode({ text, name }: { text: string; name: string }) {
  const { data, size } = encode(text);
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={name}
      shapeRendering="crispEdges"
    >
      <path d={pathOf(data)} fill="#000" />
    </svg>
  );
}
