import type { ComponentInternalInstance, ComponentPublicInstance } from 'vue'
import { isRecord, toList, toRecord } from '@portal/openapi/json'

/** A mixin with what the portal has Scalar do otherwise, on the server and in the browser alike. */
export const bothSides = {
  beforeCreate(this: ComponentPublicInstance) {
    const { $: instance } = this
    const name = instance.type.__name
    // The card beside the introduction: server, authentication and client are chosen where a request is tried.
    if (name === 'IntroductionCard') Reflect.set(instance, 'render', () => null)
    if (name === 'RequestBody') startWithFirstKind(instance)
  },
}

let starts = 0

/** Counts the components that have been changed; a server that saw one for the first time has to render again. */
export const changedComponents = () => starts

const PROP = 'selectedContentType'
const firstKind = (props: unknown) =>
  Object.keys(toRecord(toRecord(toRecord(props)['requestBody'])['content']))[0] ?? 'application/json'

// Scalar starts with JSON, tells the component around which kind of content comes first, and is told it back: by then
// a server has rendered the body, without a field of the form that it is, and a browser would change it under the
// reader's eyes. The default is chosen by the body instead: from the second component on, for the first exists already.
function startWithFirstKind({ type, props, ...instance }: ComponentInternalInstance): void {
  const [options] = toList(Reflect.get(instance, 'propsOptions'))
  for (const option of [toRecord(options)[PROP], toRecord(toRecord(type)['props'])[PROP]])
    if (isRecord(option) && option['default'] !== firstKind) {
      option['default'] = firstKind
      starts += 1
    }
  Reflect.set(props, PROP, firstKind(props))
}
