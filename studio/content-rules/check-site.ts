import type { Finding } from './finding.ts'
import { requestsAreAnswered } from './rules/answers.ts'
import { linksResolve } from './rules/links.ts'
import { headingsStep, pagesAreInTheMenu, pagesAreWhole, picturesSpeak, textsFit } from './rules/pages.ts'
import { pagesDiffer } from './rules/sentences.ts'
import { brandIsAVariable, hostsAreInvented, termsAreOne, variablesAreKnown } from './rules/words.ts'
import type { Site } from './site.ts'

/** All that the rules find in the content of a portal. `shortPages` gives the reason of each page that may be short. */
export function checkSite(site: Site, shortPages: ReadonlyMap<string, string> = new Map()): Finding[] {
  return [
    ...linksResolve(site),
    ...textsFit(site),
    ...headingsStep(site),
    ...picturesSpeak(site),
    ...pagesAreInTheMenu(site),
    ...pagesAreWhole(site, shortPages),
    ...pagesDiffer(site),
    ...requestsAreAnswered(site),
    ...variablesAreKnown(site),
    ...brandIsAVariable(site),
    ...hostsAreInvented(site),
    ...termsAreOne(site),
  ]
}
