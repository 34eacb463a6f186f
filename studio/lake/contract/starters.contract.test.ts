import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photo } from '../testing/photo.ts'
import { startTestLake, type StartedTestLake } from '../testing/start-test-lake.ts'

let lake: StartedTestLake
let client: SanityClient
beforeAll(async () => {
  lake = await startTestLake()
  client = lake.client()
})
afterAll(() => lake.stop())

type Attributes = { _type: string; [name: string]: unknown }

/** Makes a document as the Studio does: a draft, an edit of it, and its publication. */
async function write(publishedId: string, attributes: Attributes, set: Record<string, unknown> = {}): Promise<void> {
  const ids = { draftId: `drafts.${publishedId}`, publishedId }
  await client.action({
    actionType: 'sanity.action.document.create',
    publishedId,
    attributes: { ...attributes, _id: ids.draftId },
    ifExists: 'fail',
  })
  await client.action({ actionType: 'sanity.action.document.edit', ...ids, patch: { set } })
  await client.action({ actionType: 'sanity.action.document.publish', ...ids })
}
const value = (_key: string, text: string) => ({ _key, _type: 'internationalizedArrayStringValue', value: text })
const to = (_ref: string, more: object = {}) => ({ _type: 'reference', _ref, ...more })

test("C1 the blog of Sanity's starters: posts with authors, categories, pictures and texts are written and read by its own queries", async () => {
  const { _id: asset } = await client.assets.upload('image', await photo(), { filename: 'cover.jpg' })
  const mainImage = {
    _type: 'image',
    asset: to(asset),
    hotspot: { _type: 'sanity.imageHotspot', x: 0.4, y: 0.5, width: 0.5, height: 0.5 },
    crop: { _type: 'sanity.imageCrop', top: 0, bottom: 0.1, left: 0.2, right: 0 },
  }
  await write(
    'author-ada',
    { _type: 'author', name: 'Ada', slug: { _type: 'slug', current: 'ada' } },
    { image: mainImage },
  )
  await write('category-math', { _type: 'category', title: 'Math' })
  const block = {
    _key: 'b1',
    _type: 'block',
    style: 'normal',
    markDefs: [{ _key: 'm1', _type: 'link', href: 'https://example.com' }],
    children: [{ _key: 's1', _type: 'span', text: 'Hello', marks: ['m1', 'strong'] }],
  }
  for (const [n, title] of ['First', 'Second', 'Third'].entries())
    await write(
      `post-${n}`,
      { _type: 'post', title, author: to('author-ada', { _weak: true, _strengthenOnPublish: { type: 'author' } }) },
      {
        slug: { _type: 'slug', current: title.toLowerCase() },
        publishedAt: `2026-01-0${n + 1}T00:00:00Z`,
        categories: [{ _key: 'c1', ...to('category-math') }],
        body: [block, { _key: 'i1', ...mainImage, alt: 'Cover' }],
        mainImage,
      },
    )

  const anonymous = lake.client({ token: '' })
  const list = `*[_type == "post" && defined(slug.current) && publishedAt < now()] | order(publishedAt desc) [0...2] {
    _id, title, "slug": slug.current, "author": author->{name, "picture": image.asset->url}, categories[]->{title}
  }`
  expect(await anonymous.fetch(list)).toMatchObject([
    { title: 'Third', slug: 'third', author: { name: 'Ada', picture: expect.stringContaining('/images/') } },
    { title: 'Second', categories: [{ title: 'Math' }] },
  ])
  const one = `*[_type == "post" && slug.current == $slug][0]{
    ..., "lqip": mainImage.asset->metadata.lqip, "text": pt::text(body),
    body[]{..., markDefs[]{..., _type == "link" => {"external": href match "https*"}}},
    "next": *[_type == "post" && publishedAt > ^.publishedAt] | order(publishedAt asc) [0].slug.current
  }`
  expect(await anonymous.fetch(one, { slug: 'first' })).toMatchObject({
    author: { _ref: 'author-ada' },
    lqip: expect.stringMatching(/^data:image/),
    text: 'Hello',
    body: [{ markDefs: [{ external: true }] }, { alt: 'Cover' }],
    next: 'second',
  })
  // What a post refers to can't be deleted any more: its reference became strong.
  await expect(client.delete('author-ada')).rejects.toMatchObject({ statusCode: 409 })
})

test('C1 the plugins for several languages: a document for each, told together by its metadata, and fields of several', async () => {
  const languages = ['en', 'nb']
  for (const language of languages)
    await write(`lesson-${language}`, { _type: 'lesson', language, title: `In ${language}` })
  // As @sanity/document-internationalization keeps it.
  await client.create({
    _id: 'metadata-lesson',
    _type: 'translation.metadata',
    schemaTypes: ['lesson'],
    translations: languages.map((language) => ({
      _key: language,
      _type: 'internationalizedArrayReferenceValue',
      value: to(`lesson-${language}`, { _weak: true, _strengthenOnPublish: { type: 'lesson' } }),
    })),
  })
  const query = `*[_type == "lesson" && language == $language][0]{title, "translations": *[
    _type == "translation.metadata" && references(^._id)].translations[].value->{language, title}}`
  expect(await client.fetch(query, { language: 'nb' })).toEqual({
    title: 'In nb',
    translations: [
      { language: 'en', title: 'In en' },
      { language: 'nb', title: 'In nb' },
    ],
  })

  // As sanity-plugin-internationalized-array does.
  await write('presenter', { _type: 'presenter', title: [value('en', 'Hello')] })
  await client
    .patch('presenter')
    .setIfMissing({ title: [] })
    .insert('after', 'title[-1]', [value('nb', 'Hei')])
    .commit()
  await client.patch('presenter').set({ 'title[_key=="en"].value': 'Hi' }).commit()
  const shown = `*[_id == "presenter"][0]{"text": coalesce(title[_key == $language][0].value, title[_key == "en"][0].value)}.text`
  const read = (language: string) => client.fetch(shown, { language })
  expect(await Promise.all(['nb', 'en', 'de'].map(read))).toEqual(['Hei', 'Hi', 'Hi'])
})
