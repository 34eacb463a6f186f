/**
 * The items of a list that the schema requires. A script can store a document that the Studio would refuse; a page
 * with a hole in it is better than none.
 */
export function items<T>(list: readonly T[] | null | undefined): readonly T[] {
  return Array.isArray(list) ? list.filter((item) => item !== null && item !== undefined) : []
}
