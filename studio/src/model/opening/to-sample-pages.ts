import { brandOf } from '@menagerie/sites/brand'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { PRIVACY_WORDS } from './content/privacy-words.ts'
import { SAMPLE_WORDS } from './content/sample-words.ts'
import { privacyPathOf } from './privacy-path.ts'

/** Sample home page with a welcome banner, whose title is the main heading. */
export function toHomePage(site: BrandLocale, contactPage: string) {
  const { welcome, contact, text } = SAMPLE_WORDS[site.file]
  const title = welcome.replace('{brand}', brandOf(site).name)
  const banner = {
    blockType: 'CtaBanner',
    colorTheme: '1',
    blockTitle: title,
    blockText: text,
    buttonText: contact,
    button: { type: 'page', page: contactPage },
  }
  return { title, path: '', template: 'Homepage', shortDescription: text, main: [banner] }
}

export function toContactPage({ file }: BrandLocale) {
  const { contact, contactPath, contactText } = SAMPLE_WORDS[file]
  return {
    title: contact,
    path: contactPath,
    template: 'ContactPage',
    shortDescription: contactText,
    main: [toTextBlock([toParagraph(contactText)])],
  }
}

/** Sample privacy page that describes the data that the product stores, with gaps for what only the company knows. */
export function toPrivacyPage(site: BrandLocale) {
  const { title, sample, sections } = PRIVACY_WORDS[site.file]
  const written = sections.flatMap(([heading, text]) => [toHeading(heading), toParagraph(text)])
  return {
    title,
    path: privacyPathOf(site),
    template: 'Default',
    main: [toTextBlock([toParagraph(sample), ...written])],
  }
}

type RichTextNode = ReturnType<typeof toHeading> | ReturnType<typeof toParagraph>

const toTextBlock = (nodes: readonly RichTextNode[]) => ({
  blockType: 'RichText',
  content: {
    root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children: [...nodes] },
  },
})

const toText = (text: string) => ({ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' })
const SHAPE = { version: 1, direction: 'ltr', format: '', indent: 0 }
const toHeading = (text: string) => ({ type: 'heading', tag: 'h2', ...SHAPE, children: [toText(text)] })
const toParagraph = (text: string) => ({
  type: 'paragraph',
  ...SHAPE,
  textFormat: 0,
  textStyle: '',
  children: [toText(text)],
})
