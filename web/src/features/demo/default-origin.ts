/** Where `npm start` serves the portal: what requests show before the browser says under which address it is. */
export const DEFAULT_ORIGIN = 'http://localhost:3000'
