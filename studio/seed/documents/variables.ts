/** What `{{name}}` in a text stands for. Editors change the values in the site settings. */
export const variables: Readonly<Record<string, string>> = {
  brand: 'Passerelle',
  company: 'Passerelle',
  api_host: 'api.passerelle.example',
  auth_host: 'auth.passerelle.example',
  widget_host: 'widget.passerelle.example',
  pay_host: 'pay.passerelle.example',
  sandbox_api_host: 'sandbox.api.passerelle.example',
  sandbox_auth_host: 'sandbox.auth.passerelle.example',
  sandbox_widget_host: 'sandbox.widget.passerelle.example',
  www_host: 'www.passerelle.example',
  support_host: 'support.passerelle.example',
  blog_host: 'blog.passerelle.example',
}
