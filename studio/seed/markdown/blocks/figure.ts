import type { Image } from 'mdast'
import type { Context } from '../context.ts'
import { serialiseAlt } from '../inline/serialise-inline.ts'
import { NotWritableError } from '../problems.ts'
import type { Figure } from '../portable-text.ts'

const ASSET = 'image@file://./'

/** The image's file stands beside the page; `_sanityAsset` names it until it is uploaded. */
export function parseFigure(node: Image, context: Context): Figure {
  if (!/^[\w.-]+\.(?:png|jpg|webp)$/.test(node.url))
    context.report(node, `"${node.url}" is no image beside the page: use a file name ending in .png, .jpg or .webp`)
  if (!node.alt) context.report(node, 'an image needs an alternative text in its brackets')
  const figure: Figure = {
    _type: 'figure',
    image: { _type: 'image', _sanityAsset: ASSET + node.url },
    alt: node.alt ?? '',
  }
  if (node.title) figure.caption = node.title
  return figure
}

export function serialiseFigure({ image, alt, caption }: Figure): string {
  if (!image._sanityAsset.startsWith(ASSET))
    throw new NotWritableError(`"${image._sanityAsset}" is no file beside the page`)
  const file = image._sanityAsset.slice(ASSET.length)
  const title = caption === undefined ? '' : ` "${escapeTitle(caption)}"`
  return `![${serialiseAlt(alt)}](${file}${title})`
}

function escapeTitle(text: string): string {
  return text.replaceAll(/["\\]|&(?=#?[a-z\d]+;)/gi, String.raw`\$&`)
}
