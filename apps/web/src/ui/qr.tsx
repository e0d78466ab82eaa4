import { encode } from 'uqr';
import { t } from '../i18n/index.ts';

/** Modules of white around it, without which cameras do not see it. */
const QUIET = 4;

/** An address for a camera to read; black on white in every theme. */
export default function Qr({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { border: QUIET });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t.value.qrCode} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
