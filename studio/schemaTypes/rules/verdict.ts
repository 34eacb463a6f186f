/** What a rule answers, in the form the Studio's custom validators take: true, or what is wrong. */
export type Verdict = true | string
