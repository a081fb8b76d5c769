import { findById } from '@menagerie/sites/locales'
import { type ExchangeDocument, type ExchangeFile, type ExchangeUnit, toDocumentName, toUnitName } from './exchange.ts'
import { readTaggedLine } from './tagged-text.ts'
import { type TagWriter, toXmlLine, toXmlText } from './xml-text.ts'

const languageOf = (site: string) => findById(site)?.iso ?? 'und'
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

const TAGS_2: TagWriter = {
  around: (number, inside) => `<pc id="${number}">${inside}</pc>`,
  alone: (number) => `<ph id="${number}"/>`,
}
const TAGS_1: TagWriter = {
  around: (number, inside) => `<g id="${number}">${inside}</g>`,
  alone: (number) => `<x id="${number}"/>`,
}

const toLine = (line: string, tags: TagWriter) => toXmlLine(readTaggedLine(line), tags)

/** The preview comes first, because translators can open it. */
const toPlaces = ({ preview, address }: ExchangeDocument): [category: string, address: string][] =>
  preview === undefined
    ? [['form', address]]
    : [
        ['preview', preview],
        ['form', address],
      ]

/** Writes XLIFF 2.1 (OASIS): one file per document, one unit per line. */
export function writeXliff2({ from, to, documents }: ExchangeFile): string {
  const unit = (each: ExchangeUnit, at: number) => `
    <unit id="u${at + 1}" name="${toXmlText(toUnitName(each))}">
      <notes><note category="place">${toXmlText(each.place)}</note></notes>
      <segment state="${each.target === '' ? 'initial' : 'translated'}">
        <source xml:space="preserve">${toLine(each.source, TAGS_2)}</source>${
          each.target === ''
            ? ''
            : `
        <target xml:space="preserve">${toLine(each.target, TAGS_2)}</target>`
        }
      </segment>
    </unit>`
  const file = (document: ExchangeDocument, at: number) => `
  <file id="f${at + 1}" original="${toXmlText(toDocumentName(document))}">
    <notes><note category="title">${toXmlText(document.title)}</note>${toPlaces(document)
      .map(([category, address]) => `<note category="${category}">${toXmlText(address)}</note>`)
      .join('')}</notes>${document.units.map(unit).join('')}
  </file>`
  return `${HEAD}<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="${languageOf(from)}" trgLang="${languageOf(to)}">${documents.map(file).join('')}
</xliff>
`
}

/** Writes XLIFF 1.2, for tools that do not support a newer version. */
export function writeXliff1({ from, to, documents }: ExchangeFile): string {
  const unit = (each: ExchangeUnit, at: number) => `
      <trans-unit id="${at + 1}" resname="${toXmlText(toUnitName(each))}" xml:space="preserve">
        <source>${toLine(each.source, TAGS_1)}</source>${
          each.target === ''
            ? ''
            : `
        <target state="translated">${toLine(each.target, TAGS_1)}</target>`
        }
        <note>${toXmlText(each.place)}</note>
      </trans-unit>`
  const file = (document: ExchangeDocument) => `
  <file original="${toXmlText(toDocumentName(document))}" source-language="${languageOf(from)}" target-language="${languageOf(to)}" datatype="plaintext">
    <header><note>${toXmlText(document.title)}</note>${toPlaces(document)
      .map(([, address]) => `<note>${toXmlText(address)}</note>`)
      .join('')}</header>
    <body>${document.units.map(unit).join('')}
    </body>
  </file>`
  return `${HEAD}<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">${documents.map(file).join('')}
</xliff>
`
}
