import type { Random } from '../random.ts'
import { modelActions as act } from './actions.ts'
import { groupOf, type ModelDocument } from './content.ts'
import type { Model } from './model.ts'
import { patchFor } from './patches.ts'

/** One thing that is asked of the lake, and the same thing done to the model. */
export type Step = { kind: string; endpoint: 'mutate' | 'actions'; body: unknown; apply: () => void }

const groups = ['a', 'b', 'c', 'd', 'e']
const ids = groups.flatMap((group) => [group, `drafts.${group}`, `versions.r1.${group}`])

function documentOf(_id: string, random: Random): ModelDocument {
  const weak = random.chance(0.5)
  const to = { _type: 'reference' as const, _ref: random.pick(groups), ...(weak && { _weak: true }) }
  return {
    _id,
    _type: random.pick(['page', 'note']),
    title: random.pick(['', 'Title', 'Ω 🙂']),
    ...(random.chance(0.7) && { n: random.below(5) }),
    tags: Array.from({ length: random.below(4) }, (_, at) => `t${at}`),
    items: Array.from({ length: random.below(3) }, (_, at) => ({ _key: `i${at}`, text: 'x', n: at })),
    nested: { a: 1 },
    ...(random.chance(0.3) && { to }),
  }
}

function mutation(model: Model, random: Random): { sent: object; apply: () => void } {
  const id = random.pick(ids)
  const document = documentOf(id, random)
  const known = model.documents.get(id)
  const kind = random.pick([
    'create',
    'createOrReplace',
    'createIfNotExists',
    'delete',
    'patch',
    'patch',
    'patch',
    'query',
  ])
  switch (kind) {
    case 'create':
      return { sent: { create: document }, apply: () => model.create(document) }
    case 'createOrReplace':
      return { sent: { createOrReplace: document }, apply: () => model.put(document) }
    case 'createIfNotExists':
      return {
        sent: { createIfNotExists: document },
        apply: () => void (model.documents.has(id) || model.put(document)),
      }
    case 'delete':
      return { sent: { delete: { id } }, apply: () => model.remove(id) }
    case 'query': {
      const name = random.pick(['page', 'note'])
      const n = random.below(3)
      return {
        sent: { patch: { query: '*[_type == $name && n > $n]', params: { name, n }, set: { title: 'all' } } },
        apply: () => {
          for (const each of model.documents.values())
            if (each._type === name && (each.n ?? -1) > n) model.put({ ...each, title: 'all' })
        },
      }
    }
    default: {
      const pair = patchFor(known ?? document, random)
      const revision = random.chance(0.2) ? (random.chance(0.7) ? model.revisions.get(id) : 'another') : undefined
      return {
        sent: { patch: { id, ...pair.operations, ...(revision !== undefined && { ifRevisionID: revision }) } },
        apply: () => model.patch(id, pair, revision),
      }
    }
  }
}

function mutations(model: Model, random: Random): Step {
  // A patch's paths are those of the document as it is now, so it stands alone.
  const first = mutation(model, random)
  const list = 'patch' in first.sent ? [first] : [first, ...alsoWithoutPatch(model, random)]
  return {
    kind: list.map(({ sent }) => Object.keys(sent)[0]).join('+'),
    endpoint: 'mutate',
    body: { mutations: list.map(({ sent }) => sent) },
    apply: () => {
      for (const each of list) each.apply()
    },
  }
}

function alsoWithoutPatch(model: Model, random: Random) {
  const more = Array.from({ length: random.below(3) }, () => mutation(model, random))
  return more.filter(({ sent }) => !('patch' in sent))
}

const step = (name: string, sent: object, apply: () => void): Step => ({
  kind: name,
  endpoint: 'actions',
  body: { actions: [{ actionType: `sanity.action.document.${name}`, ...sent }] },
  apply,
})

function action(model: Model, random: Random): Step {
  const publishedId = random.pick(groups)
  const draftId = `drafts.${publishedId}`
  const versionId = `versions.r1.${publishedId}`
  const attributes = documentOf(draftId, random)
  const choices: (() => Step)[] = [
    () => {
      const ifExists = random.pick(['fail', 'ignore'] as const)
      return step('create', { publishedId, attributes, ifExists }, () => act.create(model, attributes, ifExists))
    },
    () => {
      const base = model.documents.get(draftId) ?? model.documents.get(publishedId) ?? attributes
      const pair = patchFor(base, random)
      return step('edit', { draftId, publishedId, patch: pair.operations }, () => act.edit(model, draftId, pair))
    },
    () => {
      const ifDraftRevisionId = random.chance(0.3) ? (model.revisions.get(draftId) ?? 'another') : undefined
      return step('publish', { draftId, publishedId, ifDraftRevisionId }, () =>
        act.publish(model, draftId, ifDraftRevisionId),
      )
    },
    () => step('unpublish', { draftId, publishedId }, () => act.unpublish(model, draftId)),
    () => step('discard', { draftId }, () => act.discard(model, draftId)),
    () => step('delete', { publishedId, includeDrafts: [draftId] }, () => act.remove(model, draftId)),
    () => step('replaceDraft', { publishedId, attributes }, () => model.put(attributes)),
    () => {
      const baseId = random.pick(ids.filter((id) => groupOf(id) === publishedId))
      return step('version.create', { publishedId, baseId, versionId }, () =>
        act.createVersion(model, baseId, versionId),
      )
    },
    () => step('version.discard', { versionId }, () => act.discard(model, versionId)),
    () =>
      step('version.replace', { document: { ...attributes, _id: versionId } }, () =>
        model.put({ ...attributes, _id: versionId }),
      ),
    () => step('version.unpublish', { versionId, publishedId }, () => act.unpublishVersion(model, versionId)),
  ]
  return random.pick(choices)()
}

/** The next step, chosen for what the model holds now; half of them are mutations. */
export function nextStep(model: Model, random: Random): Step {
  return random.chance(0.55) ? mutations(model, random) : action(model, random)
}
