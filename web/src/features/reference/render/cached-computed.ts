import { computed } from 'vue'

/**
 * Has Vue's computed values be evaluated again only when what they are made of has changed, as in a browser. On a server
 * Vue evaluates each of them whenever anything at all has changed, which is a third of the time that a page takes.
 */
export function cacheComputed(): void {
  const prototype: unknown = Object.getPrototypeOf(computed(() => 0))
  if (typeof prototype === 'object' && prototype !== null)
    Object.defineProperty(prototype, 'isSSR', { get: () => false, set: () => {}, configurable: true })
}
