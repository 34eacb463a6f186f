import { useEffect, useState } from 'react'

/** Languages of our blocks whose grammar goes by another name. */
const NAMES: Readonly<Record<string, string>> = { html: 'markup', xml: 'markup' }

/** The grammar that colours a language. */
export function grammarOf(language: unknown): string | undefined {
  return typeof language === 'string' && language !== 'text' ? (NAMES[language] ?? language) : undefined
}

let loading: Promise<void> | undefined

// The Studio itself brings those of Shell, JavaScript, JSON, JSX and TypeScript; some of ours build on one another.
async function loadGrammars(): Promise<void> {
  const [{ registerLanguage }, ...grammars] = await Promise.all([
    import('react-refractor'),
    import('refractor/bash'),
    import('refractor/javascript'),
    import('refractor/json'),
    import('refractor/jsx'),
    import('refractor/typescript'),
    import('refractor/tsx'),
    import('refractor/markup'),
    import('refractor/css'),
    import('refractor/http'),
    import('refractor/python'),
    import('refractor/php'),
    import('refractor/ruby'),
    import('refractor/java'),
    import('refractor/kotlin'),
    import('refractor/swift'),
    import('refractor/csharp'),
    import('refractor/go'),
    import('refractor/yaml'),
    import('refractor/sql'),
  ])
  for (const { default: grammar } of grammars) registerLanguage(grammar)
}

/** Loads the grammars with the first code that is shown; says when they are there. Without them code has no colours. */
export function useGrammars(): boolean {
  const [areThere, setThere] = useState(false)
  useEffect(() => {
    let stale = false
    loading ??= loadGrammars()
    loading.then(
      () => stale || setThere(true),
      () => {},
    )
    return () => {
      stale = true
    }
  }, [])
  return areThere
}
