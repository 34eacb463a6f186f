import type { Finding } from '../finding.ts'
import { flattenPlaced, isHeading, parentItemId, placeEntries, type Placed } from '../menu.ts'
import { textIn, type Node } from '../node.ts'
import type { Site } from '../site.ts'

const ITEM_ID = /^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*(?:\.[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*)*$/

/** What is wrong with an entry of the menu, and the field that says so. */
export type MenuProblem = { field: 'itemId' | 'to' | 'indicativeLabel'; message: string }

/** What editors broke in the menu: the portal shows each entry all the same, at the nearest place that can hold it. */
export function menuIsWhole(site: Site): Finding[] {
  const entries = site.documents.filter(({ _type }) => _type === 'menuEntry')
  return [...menuProblems(entries)].flatMap(([document, problems]) =>
    problems.map(({ field, message }) => ({ rule: 'menu', document, field, message, near: textIn(document[field]) })),
  )
}

type Entry = Pick<Node, string>

/** The problems of each entry that has any. Whether `to` leads to a page is said by the rule of links. */
export function menuProblems<E extends Entry>(entries: readonly E[]): Map<E, MenuProblem[]> {
  const placed = flattenPlaced(placeEntries(entries))
  const byId = new Map(placed.map((node) => [textIn(node.entry['itemId']), node]))
  const counts = new Map<string, number>()
  for (const { entry } of placed) counts.set(idOf(entry), (counts.get(idOf(entry)) ?? 0) + 1)
  const found = placed.map((node) => [node.entry, problemsOf(node, byId, counts)] as const)
  return new Map(found.filter(([, problems]) => problems.length > 0))
}

function problemsOf<E extends Entry>(
  { entry, children }: Placed<E>,
  byId: ReadonlyMap<string, Placed<E>>,
  counts: ReadonlyMap<string, number>,
): MenuProblem[] {
  const problems: MenuProblem[] = []
  const add = (field: MenuProblem['field'], message: string) => problems.push({ field, message })
  const id = idOf(entry)
  const parent = parentItemId(id)
  if (id === '') add('itemId', 'it has no item id, so it stands at the end of the first level')
  else if (!ITEM_ID.test(id)) add('itemId', `"${id}" is no item id: names with a dot between`)
  else if ((counts.get(id) ?? 0) > 1) add('itemId', `the item id ${id} stands on ${counts.get(id)} entries`)
  if (parent !== undefined && !byId.has(parent))
    add('itemId', `there is no entry ${parent} for it to stand under: it shows at the nearest entry above`)
  else if (parent !== undefined && byId.get(parent)?.entry['className'] === 'title' && counts.get(parent) === 1)
    add('itemId', `${parent} is a heading, which holds nothing: it shows at the nearest entry above`)
  const to = textIn(entry['to'])
  if (to === '' && !isHeading(entry) && children.length === 0)
    add('to', 'it leads nowhere: it has no address, and nothing stands below it')
  if (to !== '' && isHeading(entry)) add('to', 'a heading leads nowhere: its address is not used')
  if (textIn(entry['indicativeLabel']) !== '' && textIn(entry['indicativeVariant']) === '')
    add('indicativeLabel', 'its badge has no variant')
  return problems
}

const idOf = (entry: Entry) => textIn(entry['itemId'])
