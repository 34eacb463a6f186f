import { definePlugin } from 'sanity'
import { useSharePreview } from './share-preview.tsx'

/** Adds to what can be done with a page: sharing its preview. */
export const sharing = definePlugin({
  name: 'sharing',
  document: {
    actions: (actions, { schemaType }) => (schemaType === 'page' ? [...actions, useSharePreview] : actions),
  },
})
