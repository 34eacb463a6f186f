import type { DocumentActionsResolver, NewDocumentOptionsResolver } from 'sanity'

/** Documents that exist once, under the name of their type as id. */
export const SINGLETON_TYPES: ReadonlySet<string> = new Set(['siteSettings'])

/** What readers send: nobody writes it here. */
const SENT_TYPES: ReadonlySet<string> = new Set(['feedback'])

const ACTIONS_OF_A_SINGLETON: ReadonlySet<string | undefined> = new Set(['publish', 'discardChanges', 'restore'])

/** A singleton is edited and published, never deleted, unpublished or duplicated. What readers sent is only deleted. */
export const actionsOfSingletons: DocumentActionsResolver = (actions, { schemaType }) => {
  if (SENT_TYPES.has(schemaType)) return actions.filter(({ action }) => action === 'delete')
  return SINGLETON_TYPES.has(schemaType) ? actions.filter(({ action }) => ACTIONS_OF_A_SINGLETON.has(action)) : actions
}

/** Offers no second singleton, and no template that asks for parameters outside of its own list. */
export const newDocumentOptions: NewDocumentOptionsResolver = (templates, { creationContext }) =>
  creationContext.type === 'global'
    ? templates.filter(({ templateId }) => !SINGLETON_TYPES.has(templateId) && !SENT_TYPES.has(templateId))
    : templates
