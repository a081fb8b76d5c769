import type { PortalPage } from './portal-words.ts'

export function toPortalPage(name: string, path: string, page: Pick<PortalPage, 'title' | 'subTitle' | 'content'>) {
  const { title, subTitle, content } = page
  return {
    name,
    path,
    title,
    subTitle,
    shortDescription: subTitle,
    metaDescription: subTitle,
    main: [{ block: 'RichText' as const, content }],
  }
}
