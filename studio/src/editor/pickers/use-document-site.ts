import { useDocumentForm, useFormFields } from '@payloadcms/ui'

/** The site of the edited document, also in dialogs with a form of their own, such as that of a link in a text. */
export function useDocumentSite(): string | undefined {
  const own = useFormFields(([fields]) => fields.site?.value)
  const { getDataByPath } = useDocumentForm()
  const site: unknown = typeof own === 'string' ? own : getDataByPath('site')
  return typeof site === 'string' && site !== '' ? site : undefined
}
