import type { DocumentActionComponent, DocumentActionsResolver } from 'sanity'
import { actionsOfSingletons } from '../structure/singletons.ts'
import { publishPage } from './publish-page.tsx'

/** What can be done with a document, by its type. */
export const documentActions: DocumentActionsResolver = (actions, context) => {
  const offered = actionsOfSingletons(actions, context)
  return context.schemaType === 'page'
    ? offered.map((action) => (action.action === 'publish' ? publishOf(action) : action))
    : offered
}

const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

// The Studio resolves actions again and again, and a new component would lose its state, an open dialog.
function publishOf(action: DocumentActionComponent): DocumentActionComponent {
  const known = wrapped.get(action) ?? publishPage(action)
  wrapped.set(action, known)
  return known
}
