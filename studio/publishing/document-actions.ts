import type { DocumentActionComponent, DocumentActionsResolver } from 'sanity'
import { useEnterMenu } from '../menu-tree/enter-menu.tsx'
import { actionsOfSingletons } from '../structure/singletons.ts'
import { publishPage } from './publish-page.tsx'
import { removePage } from './remove-page.tsx'

/** What can be done with a document, by its type. */
export const documentActions: DocumentActionsResolver = (actions, context) => {
  const offered = actionsOfSingletons(actions, context)
  return context.schemaType === 'page' ? [...offered.map(ofPage), useEnterMenu] : offered
}

const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

// The Studio resolves actions again and again, and a new component would lose its state, an open dialog.
function ofPage(action: DocumentActionComponent): DocumentActionComponent {
  const known = wrapped.get(action) ?? wrap(action)
  wrapped.set(action, known)
  return known
}

function wrap(action: DocumentActionComponent): DocumentActionComponent {
  if (action.action === 'publish') return publishPage(action)
  if (action.action === 'unpublish' || action.action === 'delete') return removePage(action, action.action)
  return action
}
