import { type ImageAsset, imageUrl, LOGO_HEIGHT, logoWidth } from '../lib/image-source.ts'
import { BridgeMark } from './logo.tsx'

/** The logo of the site settings, or the footbridge and the name when there is none; `suffix` follows either. */
export function Brand({ name, logo, suffix }: { name: string; logo: ImageAsset | undefined; suffix?: string }) {
  const small = suffix && <small>{suffix}</small>
  if (!logo)
    return (
      <>
        <BridgeMark />
        <span>
          {name} {small}
        </span>
      </>
    )
  const width = Math.round((LOGO_HEIGHT * logo.width) / logo.height)
  return (
    <>
      {/* oxlint-disable-next-line next/no-img-element -- our media route resizes; the optimiser would do it twice */}
      <img src={imageUrl(logo, logoWidth(logo))} width={width} height={LOGO_HEIGHT} alt={name} /> {small}
    </>
  )
}
