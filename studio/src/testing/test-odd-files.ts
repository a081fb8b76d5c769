import {
  eachTarget,
  type FileChange,
  hasInlineTag,
  inTarget,
  isFilled,
  oneUnit,
  TAG,
  TARGET,
} from './test-returned-units.ts'

const NESTED = 80
/** An id without a document. */
const NOWHERE = '00000000-0000-4000-8000-000000000000'
const ORIGINAL = / original="([^"]+)"/g
const AROUND = /<(pc|g) id="(\d+)">([\s\S]*?)<\/\1>/
const hasWords = (unit: string) => (AROUND.exec(TARGET.exec(unit)?.[2] ?? '')?.[3] ?? '').trim() !== ''
const as1252 = (xml: string) => Buffer.from(xml.replace('UTF-8', 'windows-1252'), 'latin1')

/** Further changes by tools and by hand. */
export const ODD_CHANGES: Readonly<Record<string, FileChange>> = {
  'a tag without its words': {
    outcome: 'told',
    change: (xml, below) =>
      oneUnit(xml, below, {
        where: hasWords,
        write: inTarget((inside) => inside.replace(AROUND, '$3<$1 id="$2"></$1>')),
      }),
  },
  'a tag inside of itself': {
    outcome: 'told',
    change: (xml, below) =>
      oneUnit(xml, below, {
        where: hasWords,
        write: inTarget((inside) => inside.replace(AROUND, '<$1 id="$2"><$1 id="$2">$3</$1></$1>')),
      }),
  },
  'a tag closed elsewhere': {
    outcome: 'refused',
    change: (xml, below) =>
      oneUnit(xml, below, { where: hasInlineTag, write: inTarget((inside) => inside.replace(TAG, '<mrk id="m9">$&')) }),
  },
  'only spaces': {
    outcome: 'told',
    change: (xml, below) => oneUnit(xml, below, { write: inTarget(() => ' \n ') }),
  },
  'targets on lines of their own': {
    outcome: 'same',
    change: (xml) =>
      eachTarget(xml.replaceAll(' xml:space="preserve"', ''), (inside) => `\n          ${inside}\n        `),
  },
  'another language at one target': {
    outcome: 'told',
    change: (xml, below) =>
      oneUnit(xml, below, { write: (unit) => unit.replace('<target', '<target xml:lang="el-GR"') }),
  },
  'the same language at each target': {
    outcome: 'same',
    change: (xml) => {
      const [, language = ''] = /(?:trgLang|target-language)="([^"]*)"/.exec(xml) ?? []
      return xml.replaceAll('<target', `<target xml:lang="${language}"`)
    },
  },
  'a document that there is not': {
    outcome: 'told',
    change: (xml) => xml.replace(ORIGINAL, (all, name: string) => all.replace(name.split('/')[1] ?? '', NOWHERE)),
  },
  'a document of another collection': {
    outcome: 'told',
    change: (xml) => xml.replaceAll(/ original="[^/"]+\//g, ' original="users/'),
  },
  'a document named like a path': {
    outcome: 'refused',
    change: (xml) => xml.replace(ORIGINAL, ' original="../../$1"'),
  },
  'an older file': {
    outcome: 'told',
    change: (xml) =>
      xml.replaceAll(/(name|resname)="(\S+) [0-9a-f]{16} ([0-9a-f]{16})"/g, '$1="$2 0123456789abcdef $3"'),
  },
  'nested without end': {
    outcome: 'refused',
    change: (xml) => eachTarget(xml, (inside) => `${'<mrk id="m">'.repeat(NESTED)}${inside}${'</mrk>'.repeat(NESTED)}`),
  },
  'letters as numbers': {
    outcome: 'same',
    change: (xml) => xml.replaceAll(/[à-ÿ]/g, (letter) => `&#x${letter.codePointAt(0)?.toString(16)};`),
  },
  'UTF-16, the other way round': {
    outcome: 'same',
    change: (xml) => new Uint8Array(Buffer.from(`\ufeff${xml.replace('UTF-8', 'UTF-16')}`, 'utf16le').swap16()),
  },
  'an encoding without its letters': {
    outcome: 'same',
    change: (xml) => as1252(xml.replaceAll(/[^\0-\xff]|[\x80-\x9f]/g, (sign) => `&#${sign.codePointAt(0)};`)),
  },
  'segments between starts and ends': {
    outcome: 'same',
    change: (xml) => eachTarget(xml, (inside) => `<sm id="m1" type="comment"/>${inside}<em startRef="m1"/>`),
  },
  'groups around texts': {
    outcome: 'same',
    change: (xml) =>
      xml.replaceAll(
        /<(unit|trans-unit) [\s\S]*?<\/\1>/g,
        (unit) => `<group id="g"><group id="h">${unit}</group></group>`,
      ),
  },
  'texts of two units in one': {
    outcome: 'told',
    change(xml) {
      const units = (xml.match(/<(unit|trans-unit) [\s\S]*?<\/\1>/g) ?? []).filter(isFilled)
      const [first = '', second = ''] = units
      const words = (unit: string, side: string) =>
        new RegExp(`<${side}[^>]*>([\\s\\S]*?)</${side}>`).exec(unit)?.[1] ?? ''
      const joined = ['source', 'target'].reduce(
        (unit, side) => unit.replace(`</${side}>`, () => ` ${words(second, side)}</${side}>`),
        first,
      )
      return xml.replace(second, '').replace(first, () => joined)
    },
  },
}
