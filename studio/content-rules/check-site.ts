import type { Finding } from './finding.ts'
import { requestsAreAnswered } from './rules/answers.ts'
import { pagesAreReviewed } from './rules/freshness.ts'
import { linksResolve } from './rules/links.ts'
import { menuIsWhole } from './rules/menu.ts'
import { operationsExist, type KnownOperations } from './rules/operations.ts'
import { headingsStep, pagesAreInTheMenu, pagesAreWhole, picturesSpeak, textsFit } from './rules/pages.ts'
import { pagesDiffer } from './rules/sentences.ts'
import { variantsAreAlike } from './rules/variants.ts'
import { brandIsAVariable, hostsAreInvented, termsAreOne, variablesAreKnown } from './rules/words.ts'
import type { Site } from './site.ts'

/** What some rules need to know beside the content; without it they find nothing. */
export type Knowledge = {
  /** The reason of each page that may be short. */
  shortPages?: ReadonlyMap<string, string>
  /** The reason of each variant that may lack a section of its siblings. */
  unevenVariants?: ReadonlyMap<string, string>
  /** The date by which pages grow stale: 2026-11-28. */
  today?: string
  operations?: KnownOperations
}

const RULES = {
  links: linksResolve,
  menu: menuIsWhole,
  orphans: pagesAreInTheMenu,
  lengths: textsFit,
  headings: headingsStep,
  pictures: picturesSpeak,
  operations: (site, { operations }) => (operations ? operationsExist(site, operations) : []),
  variants: (site, { unevenVariants = new Map() }) => variantsAreAlike(site, unevenVariants),
  stale: (site, { today }) => (today ? pagesAreReviewed(site, today) : []),
  'short-pages': (site, { shortPages = new Map() }) => pagesAreWhole(site, shortPages),
  twins: pagesDiffer,
  answers: requestsAreAnswered,
  variables: variablesAreKnown,
  brand: brandIsAVariable,
  hosts: hostsAreInvented,
  terms: termsAreOne,
} satisfies Record<string, (site: Site, knowledge: Knowledge) => Finding[]>

/** The name of a rule, as its findings bear it. */
export type RuleName = keyof typeof RULES

/** All that the rules find in the content of a portal; of some rules alone when they are named. */
export function checkSite(site: Site, knowledge: Knowledge = {}, only?: readonly RuleName[]): Finding[] {
  const rules: readonly [string, (site: Site, knowledge: Knowledge) => Finding[]][] = Object.entries(RULES)
  const chosen: ReadonlySet<string> | undefined = only && new Set(only)
  return rules.flatMap(([name, rule]) => (chosen?.has(name) === false ? [] : rule(site, knowledge)))
}
