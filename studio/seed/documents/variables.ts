import { hosts } from '@portal/openapi/cast'

/** What `{{name}}` in a text stands for. Editors change the values in the site settings. */
export const variables: Readonly<Record<string, string>> = {
  brand: 'Passerelle',
  company: 'Passerelle',
  ...hosts,
  www_host: 'www.passerelle.example',
  support_host: 'support.passerelle.example',
  blog_host: 'blog.passerelle.example',
}
