'use client'
import { usePathname } from 'next/navigation'
import { createContext, type ReactNode, useContext } from 'react'

const GivenPath = createContext<string | undefined>(undefined)

/** Says where the reader is, for a page that the proxy serves from another route: the server knows only that one. */
export function CurrentPathProvider({ path, children }: { path: string; children: ReactNode }) {
  return <GivenPath value={path}>{children}</GivenPath>
}

/** The path in the reader's address bar, on the server and in the browser alike. */
export function useCurrentPath(): string {
  const given = useContext(GivenPath)
  const path = usePathname()
  return given ?? path
}
