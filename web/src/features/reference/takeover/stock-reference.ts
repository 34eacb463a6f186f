import { ApiReferenceReact } from '@scalar/api-reference-react'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { PageConfiguration } from '../scalar/configuration.ts'
import { clientConfiguration } from './client-configuration.ts'

/** Renders Scalar's reference anew in place of whatever stands in an element: slower, and without the portal's head. */
export function renderStockReference(element: HTMLElement, page: PageConfiguration): void {
  const place = document.createElement('div')
  element.replaceChildren(place)
  createRoot(place).render(createElement(ApiReferenceReact, { configuration: clientConfiguration(page) }))
}
