import { imageSrcSet, imageUrl, parseImageId } from '../../../lib/image-source.ts'
import type { MemberOf } from '../body-types.ts'
import styles from './figure.module.css'

/** An image from the portal's own origin. Its size stands in its id, so the text never jumps when it arrives. */
export function Figure({ value }: { value: MemberOf<'figure'> }) {
  const asset = parseImageId(value.image?.asset?._ref)
  if (!asset) return null
  return (
    <figure className={styles['figure']}>
      {/* oxlint-disable-next-line next/no-img-element -- our media route resizes; the optimiser would do it twice */}
      <img
        src={imageUrl(asset, Math.min(asset.width, 1440))}
        srcSet={imageSrcSet(asset)}
        sizes="(max-width: 768px) calc(100vw - 2rem), 720px"
        width={asset.width}
        height={asset.height}
        alt={value.alt ?? ''}
        loading="lazy"
        decoding="async"
      />
      {value.caption && <figcaption>{value.caption}</figcaption>}
    </figure>
  )
}
