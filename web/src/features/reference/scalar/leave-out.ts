import type { ComponentPublicInstance } from 'vue'

/**
 * A mixin that leaves out the card beside Scalar's introduction: server, authentication and client are chosen where a
 * request is tried. It would be a third of a short page, never shown. Both sides have to leave it out alike.
 */
export const withoutCard = {
  beforeCreate(this: ComponentPublicInstance) {
    const { $: instance } = this
    if (instance.type.__name === 'IntroductionCard') Reflect.set(instance, 'render', () => null)
  },
}
