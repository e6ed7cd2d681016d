import { create } from 'qrcode'
import { qrPath } from './qr-path.ts'

/** Light modules around it, without which scanners do not find it. */
const quiet = 4

/** A QR code, drawn here: what it holds goes nowhere. Dark on light in both colour modes, as scanners want it. */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const side = modules.size + 2 * quiet
  return (
    <svg role="img" aria-label={label} viewBox={`${-quiet} ${-quiet} ${side} ${side}`} shapeRendering="crispEdges" className="profile-qr">
      <path d={qrPath(modules)} />
    </svg>
  )
}
