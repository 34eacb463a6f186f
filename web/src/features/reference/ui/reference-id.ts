/** The element that holds Scalar's markup. */
export const REFERENCE_ID = 'reference'
