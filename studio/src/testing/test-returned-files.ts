import { ODD_CHANGES } from './test-odd-files.ts'
import {
  eachTarget,
  type FileChange,
  type FileOutcome,
  hasInlineTag,
  inTarget,
  isFilled,
  oneUnit,
  TAG,
  TARGET,
  UNIT,
  unitNameOf,
  wordsOf,
} from './test-returned-units.ts'

/**
 * What happens to a translator's file through tools and manual edits:
 *
 * - `same`: read like the unchanged file
 *
 * - `told`: one of its texts or documents is refused by name, all others are read
 *
 * - `refused`: nothing is read
 */
type ChangedFile = { kind: string; outcome: FileOutcome; file: string | Uint8Array }

/** Swaps the names of two units of a file with different texts. */
function swapNames(xml: string, below: (count: number) => number): string {
  const units = (xml.match(UNIT) ?? []).filter(isFilled)
  const one = units[below(units.length)] ?? ''
  const other = units.find((unit) => wordsOf(unit) !== wordsOf(one)) ?? one
  const [first, second] = [unitNameOf(one), unitNameOf(other)]
  return xml.replace(one, () => one.replace(first, second)).replace(other, () => other.replace(second, first))
}

function shuffle(xml: string, below: (count: number) => number): string {
  return xml.replaceAll(/<file [\s\S]*?<\/file>/g, (file) => {
    const units = file.match(UNIT) ?? []
    const left = [...units]
    return file.replaceAll(UNIT, () => left.splice(below(left.length), 1)[0] ?? '')
  })
}

const asHalves = (inside: string) =>
  inside
    .replaceAll(/<pc id="(\d+)">/g, '<sc id="$1"/>')
    .replaceAll(/<g id="(\d+)">/g, '<bpt id="$1">&lt;b&gt;</bpt>')
    .replaceAll(/<\/(pc|g)>/g, '</$1>')
/** Closing halves get the number of their opening half. */
const toHalves = (inside: string) => {
  const open: string[] = []
  return inside.replaceAll(/<(pc|g) id="(\d+)">|<\/(pc|g)>/g, (_tag, name: string, id: string, closed: string) => {
    if (name) {
      open.push(id)
      return asHalves(`<${name} id="${id}">`)
    }
    const number = open.pop() ?? ''
    return closed === 'pc' ? `<ec startRef="${number}"/>` : `<ept id="${number}">&lt;/b&gt;</ept>`
  })
}

const wide = (text: string) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
  return new Uint8Array(bytes)
}

const CHANGES: Readonly<Record<string, FileChange>> = {
  ...ODD_CHANGES,
  'cut off': { outcome: 'refused', change: (xml, below) => xml.slice(0, 40 + below(xml.trimEnd().length - 41)) },
  'a sign lost in a name': {
    outcome: 'refused',
    change: (xml, below) => oneUnit(xml, below, { write: (unit) => unit.replace(/#\d+ /, ' ') }),
  },
  'a tag lost': {
    outcome: 'told',
    change: (xml, below) =>
      oneUnit(xml, below, { where: hasInlineTag, write: inTarget((inside) => inside.replaceAll(/<[^>]+>/g, '')) }),
  },
  'a tag doubled': {
    outcome: 'told',
    change: (xml, below) =>
      oneUnit(xml, below, {
        where: hasInlineTag,
        write: inTarget((inside) => inside + (/<(pc|g) id[\s\S]*?<\/\1>|<(ph|x)[^>]*>/.exec(inside)?.[0] ?? '')),
      }),
  },
  'a tag of another text': {
    outcome: 'told',
    change: (xml, below) =>
      oneUnit(xml, below, { where: hasInlineTag, write: inTarget((inside) => inside.replace(TAG, '<$1 id="97"')) }),
  },
  'a tag without its number': {
    outcome: 'refused',
    change: (xml, below) =>
      oneUnit(xml, below, { where: hasInlineTag, write: inTarget((inside) => inside.replace(TAG, '<$1 id="x"')) }),
  },
  'names swapped': { outcome: 'told', change: swapNames },
  'numbers of units swapped': {
    outcome: 'same',
    change: (xml) => xml.replace('id="u1"', 'id="u0"').replace('<trans-unit id="1"', '<trans-unit id="0"'),
  },
  'units in another order': { outcome: 'same', change: shuffle },
  'another target language': {
    outcome: 'told',
    change: (xml) => xml.replaceAll(/(trgLang|target-language)="[^"]*"/g, '$1="el-GR"'),
  },
  'another source language': {
    outcome: 'told',
    change: (xml) => xml.replaceAll(/(srcLang|source-language)="[^"]*"/g, '$1="el-GR"'),
  },
  'a language without its country': {
    outcome: 'same',
    change: (xml) => xml.replaceAll(/(trgLang|target-language)="(\w+)-\w+"/g, '$1="$2"'),
  },
  'a letter that no UTF-8 has': {
    outcome: 'refused',
    change: (xml) => Buffer.from(xml.replace('</target>', 'ö</target>'), 'latin1'),
  },
  'letters lost': {
    outcome: 'refused',
    change: (xml, below) => oneUnit(xml, below, { write: inTarget((inside) => `${inside}\ufffd`) }),
  },
  'UTF-16': { outcome: 'same', change: (xml) => wide(xml.replace('UTF-8', 'UTF-16')) },
  'a mark at its beginning': { outcome: 'same', change: (xml) => `\ufeff${xml}` },
  'a text twice, in other words': {
    outcome: 'told',
    change: (xml, below) => oneUnit(xml, below, { write: (unit) => unit + inTarget((inside) => `${inside} 2`)(unit) }),
  },
  'a text twice, alike': {
    outcome: 'same',
    change: (xml, below) => oneUnit(xml, below, { write: (unit) => unit + unit }),
  },
  'files of other places': {
    outcome: 'refused',
    change: (xml) =>
      xml
        .replace('?>', '?><!DOCTYPE xliff [<!ENTITY a SYSTEM "file:///etc/passwd">]>')
        .replace('</target>', '&a;</target>'),
  },
  'a bomb of entities': {
    outcome: 'refused',
    change: (xml) =>
      xml.replace('?>', '?><!DOCTYPE x [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>'),
  },
  'an entity that there is not': { outcome: 'refused', change: (xml) => xml.replace('</target>', '&nbsp;</target>') },
  CDATA: {
    outcome: 'same',
    change: (xml) =>
      eachTarget(xml, (inside) => (inside.includes('<') || inside.includes('&') ? inside : `<![CDATA[${inside}]]>`)),
  },
  'attributes in another order': {
    outcome: 'same',
    change: (xml) => xml.replaceAll(/<(unit|trans-unit|file) (\S+="[^"]*") ([^>]*?)>/g, '<$1 $3\n  $2>'),
  },
  'Trados: states': {
    outcome: 'same',
    change: (xml) =>
      xml
        .replaceAll('<target', '<target state-qualifier="fuzzy-match"')
        .replaceAll('state="translated"', 'state="reviewed"'),
  },
  'Trados: segments as marks': {
    outcome: 'same',
    change: (xml) => eachTarget(xml, (inside) => `<mrk mtype="seg" mid="0">${inside}</mrk>`),
  },
  'Trados: halves of tags': { outcome: 'same', change: (xml) => eachTarget(xml, toHalves) },
  'memoQ: notes': {
    outcome: 'same',
    change: (xml) => xml.replaceAll('</target>', '</target><!-- seen --><note>seen &amp; well</note>'),
  },
  'Phrase: proposals': {
    outcome: 'same',
    change: (xml) =>
      xml
        .replaceAll(/<trans-unit [^>]*>/g, '$&<alt-trans><source>x</source><target>Falsch</target></alt-trans>')
        .replaceAll(
          /<unit [^>]*>/g,
          '$&<mtc:matches xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0"><mtc:match><source>x</source><target>Falsch</target></mtc:match></mtc:matches>',
        ),
  },
  'Smartcat: spaces as they come': { outcome: 'same', change: (xml) => xml.replaceAll(' xml:space="preserve"', '') },
  'Smartcat: terms marked': {
    outcome: 'same',
    change: (xml) => eachTarget(xml, (inside) => `<mrk id="m1" type="term">${inside}</mrk>`),
  },
}

export const RETURNED_KINDS = Object.keys(CHANGES)

/** Applies one kind of change, at places chosen by `below`. Counting `at` up goes through all kinds. */
export function changeReturnedFile(xml: string, at: number, below: (count: number) => number): ChangedFile {
  const kind = RETURNED_KINDS[at % RETURNED_KINDS.length] ?? ''
  const { outcome, change } = CHANGES[kind] ?? { outcome: 'same', change: () => xml }
  return { kind, outcome, file: change(xml, below) }
}

/** Marks each target with its text, so that a mix-up is recognized. */
export function markReturnedTexts(xml: string): string {
  let open = ''
  return xml.replaceAll(/<file [^>]*>|<(unit|trans-unit) [\s\S]*?<\/\1>/g, (part) => {
    if (part.startsWith('<file')) {
      open = / original="([^"]+)"/.exec(part)?.[1] ?? ''
      return part
    }
    const mark = `⟪${open}/${unitNameOf(part).split(' ')[0]}⟫`
    if (TARGET.test(part)) return part.replace(TARGET, (_all, start, inside, end) => `${start}${mark}${inside}${end}`)
    return part.replace(
      /(<source[^>]*>)([\s\S]*?)<\/source>/,
      (all, _start, inside) => `${all}<target>${mark}${inside}</target>`,
    )
  })
}

/** Finds texts that would be written to the wrong place. */
export function findMixedTexts(
  documents: readonly {
    collection: string
    id: string
    texts: readonly { key: string; state: string; after: string }[]
  }[],
): string[] {
  return documents.flatMap(({ collection, id, texts }) =>
    texts
      .filter(({ state, key, after }) => state === 'new' && !isOwn(after, `${collection}/${id}/${key}#`))
      .map(({ key, after }) => `${collection}/${id}/${key}: ${after}`),
  )
}

const isOwn = (after: string, own: string) => {
  const marks = [...after.matchAll(/⟪([^⟫]*)⟫/g)].map(([, mark = '']) => mark)
  return marks.length > 0 && marks.every((mark) => mark.startsWith(own)) && new Set(marks).size === marks.length
}
