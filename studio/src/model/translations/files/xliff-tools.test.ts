import { describe, expect, test } from 'vitest'
import { encodeWide } from '../../../testing/test-encode.ts'
import { decodeXliff } from './decode-xliff.ts'
import { readXliff } from './read-xliff.ts'
import { PARTLY_TRANSLATED } from './xliff-unit.ts'

const NAME = `title#0 ${'a'.repeat(16)} ${'b'.repeat(16)}`
const in2 = (unit: string) =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="nl-NL" trgLang="de-DE"><file id="f1" original="pages/1"><unit id="u1" name="${NAME}">${unit}</unit></file></xliff>`
const in1 = (unit: string, attributes = '') =>
  `<xliff version="1.2"><file original="pages/1" source-language="nl-NL" target-language="de-DE" datatype="plaintext"><body><group><trans-unit ${attributes} resname="${NAME}" id="1">${unit}</trans-unit></group></body></file></xliff>`
const unitOf = (xml: string) => readXliff(xml).flatMap(({ units }) => units)[0]
const SOURCE = '<source>Lees <pc id="1">meer</pc>. Nu.</source>'

describe('files written by translation tools', () => {
  test.each([
    [
      'Trados: segments as marks, with the source repeated',
      in1(
        '<source>Een. Twee.</source><seg-source><mrk mtype="seg" mid="1">Een.</mrk> <mrk mtype="seg" mid="2">Twee.</mrk></seg-source><target><mrk mtype="seg" mid="1">Eins.</mrk> <mrk mtype="seg" mid="2">Zwei.</mrk></target><sdl:seg-defs xmlns:sdl="http://sdl.com/FileTypes/SdlXliff/1.0"><sdl:seg id="1" conf="Translated"/></sdl:seg-defs>',
      ),
      'Eins. Zwei.',
    ],
    [
      'Trados: start and end tags with their code',
      in1(
        '<source>Lees <g id="1">meer</g></source><target>Lies <bpt id="1" rid="7">&lt;b&gt;</bpt>mehr<ept id="9" rid="7">&lt;/b&gt;</ept></target>',
      ),
      'Lies {1}mehr{/1}',
    ],
    [
      'memoQ: states, notes and proposals beside the target',
      in1(
        '<source>Een</source><target state="needs-review-translation" state-qualifier="exact-match">Eins</target><alt-trans origin="memoQ"><source>Eentje</source><target>Eins, aber anders</target></alt-trans><note from="memoQ">?</note>',
        'approved="no" mq:status="Edited" xmlns:mq="MQXliff" xml:space="preserve"',
      ),
      'Eins',
    ],
    [
      'Phrase: proposals before the target',
      in1(
        '<alt-trans><target>Vorschlag</target></alt-trans><source>Een</source><target>Eins</target>',
        'm:score="1" xmlns:m="http://www.memsource.com/mxlf/2.0"',
      ),
      'Eins',
    ],
    [
      'Phrase: proposals in XLIFF 2.1',
      in2(
        '<mtc:matches xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0"><mtc:match ref="#s1"><source>Een</source><target>Vorschlag</target></mtc:match></mtc:matches><segment id="s1"><source>Een</source><target>Eins</target></segment>',
      ),
      'Eins',
    ],
    [
      'Smartcat: segments and the spaces between them',
      in2(
        '<segment state="final"><source>Een.</source><target>Eins.</target></segment><ignorable><source> </source></ignorable><segment><source>Twee.</source><target>Zwei.</target></segment>',
      ),
      'Eins. Zwei.',
    ],
    [
      'segments in another order',
      in2(
        '<segment><source>Een.</source><target order="3">Eins.</target></segment><ignorable><source> </source><target order="2"> </target></ignorable><segment><source>Twee.</source><target order="1">Zwei.</target></segment>',
      ),
      'Zwei. Eins.',
    ],
    [
      'a tag that is split between two segments',
      in2(
        '<segment><source><pc id="1">Een.</pc></source><target><sc id="1" isolated="yes"/>Eins.</target></segment><segment><source>Twee</source><target>Zwei<ec id="1" isolated="yes"/></target></segment>',
      ),
      '{1}Eins.Zwei{/1}',
    ],
    [
      'an end tag that refers to its start tag',
      in2(`<segment>${SOURCE}<target>Lies <sc id="1"/>mehr<ec startRef="1"/>. Jetzt.</target></segment>`),
      'Lies {1}mehr{/1}. Jetzt.',
    ],
    [
      'marks of terms and comments',
      in2(
        `<segment>${SOURCE}<target>Lies <mrk id="m1" type="term"><pc id="1">mehr</pc></mrk>. <sm id="m2"/>Jetzt<em startRef="m2"/>.</target></segment>`,
      ),
      'Lies {1}mehr{/1}. Jetzt.',
    ],
    [
      'Trados: words that a reviewer has deleted and added',
      in1(
        '<source>Een <g id="1">twee</g></source><target>Eins <mrk mtype="x-sdl-deleted" sdl:revid="1">oder <g id="1">drei</g></mrk><mrk mtype="x-sdl-added" sdl:revid="2">und </mrk><mrk mtype="x-sdl-feedback-deleted">nie</mrk><g id="1">zwei</g></target>',
      ),
      'Eins und {1}zwei{/1}',
    ],
    [
      'an empty line before the XML declaration',
      `\r\n<?xml version="1.0"?>${in1('<source>Een</source><target>Eins</target>')}`,
      'Eins',
    ],
    ['CDATA', in1('<source>Een</source><target><![CDATA[Eins & <zwei> {1}]]></target>'), 'Eins & <zwei> {{1}'],
    [
      'Windows line ends as character references',
      in2('<segment><source>Een&#xA;Twee</source><target>Eins&#xD;\nZwei&#13;&#10;Drei</target></segment>'),
      'Eins\nZwei\nDrei',
    ],
    [
      'a term mark at the start of a marked segment',
      in1(
        '<source>Een. Twee.</source><seg-source><mrk mtype="seg" mid="1"><mrk mtype="term">Een</mrk>.</mrk> <mrk mtype="seg" mid="2"><mrk mtype="term"></mrk>Twee.</mrk></seg-source><target><mrk mtype="seg" mid="1"><mrk mtype="term">Eins</mrk>.</mrk> <mrk mtype="seg" mid="2"><mrk mtype="x-term"></mrk>Zwei.</mrk></target>',
      ),
      'Eins. Zwei.',
    ],
    [
      'a processing instruction within the text',
      in1('<source>Een twee</source><target>Eins <?oxy a="1"?>zwei</target>'),
      'Eins zwei',
    ],
    [
      'an XML comment within the text',
      in1('<source>Een twee</source><target>Eins <!-- ? -->zwei</target>'),
      'Eins zwei',
    ],
    [
      'a namespace prefix',
      in2('<segment><source>Een</source><target>Eins</target></segment>')
        .replaceAll(/<(\/?)(\w)/g, '<$1x:$2')
        .replace('xmlns=', 'xmlns:x='),
      'Eins',
    ],
    [
      'a target that a tool has copied from the source',
      in1('<source>Een</source><target state="needs-translation">Een</target>'),
      '',
    ],
    [
      'a target that a tool has copied from the source in XLIFF 2.1',
      in2('<segment state="initial"><source>Een</source><target>Een</target></segment>'),
      '',
    ],
    [
      'a translation that equals its source',
      in2('<segment state="translated"><source>Spa</source><target>Spa</target></segment>'),
      'Spa',
    ],
  ])('%s', (_name, xml, target) => {
    expect(unitOf(xml)).toMatchObject({ target })
    expect(unitOf(xml)?.problem).toBeUndefined()
  })

  test.each([
    [
      'a segment without a translation',
      in2('<segment><source>Een.</source><target>Eins.</target></segment><segment><source>Twee.</source></segment>'),
    ],
    [
      'a mark without a translation',
      in1(
        '<source>Een. Twee.</source><seg-source><mrk mtype="seg" mid="1">Een.</mrk> <mrk mtype="seg" mid="2">Twee.</mrk></seg-source><target><mrk mtype="seg" mid="1">Eins.</mrk> <mrk mtype="seg" mid="2"/></target>',
      ),
    ],
  ])('%s is reported as only partly translated', (_name, xml) => {
    expect(unitOf(xml)).toMatchObject({ problem: PARTLY_TRANSLATED })
  })

  test('a text with two targets is reported as a problem', () => {
    const xml = in1('<source>Een</source><target>Eins</target><target>Ein</target>')
    expect(unitOf(xml)).toMatchObject({ problem: 'this text appears twice in the file, with different words' })
  })

  test('a document that a tool has divided is read as one document', () => {
    const xml = in2('<segment><source>Een</source><target>Eins</target></segment>')
    const twice = xml.replace(/<file.*<\/file>/, (file) => file + file.replace('title#0', 'summary#0'))
    expect(readXliff(twice)).toMatchObject([{ id: '1', units: [{ key: 'title#0' }, { key: 'summary#0' }] }])
  })
})

describe('Encodings', () => {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>${in2('<segment><source>Een</source><target>Größe – Ёж</target></segment>')}`
  const western = xml.replace('UTF-8', 'windows-1252').replace(' – Ёж', '')
  const target = (bytes: Uint8Array) => unitOf(decodeXliff(bytes))?.target
  test.each([
    ['UTF-8', Buffer.from(xml)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${xml}`)],
    ['UTF-16 with a byte order mark', encodeWide(xml.replace('UTF-8', 'UTF-16'), { hasMark: true })],
    ['UTF-16 without a byte order mark', encodeWide(xml)],
    ['big-endian UTF-16 without a byte order mark', encodeWide(xml, { isBig: true })],
    ['UTF-8 that is declared as UTF-16', Buffer.from(xml.replace('UTF-8', 'utf-16'))],
    ['UTF-8 that was read as Windows-1252', Buffer.from(new TextDecoder('windows-1252').decode(Buffer.from(xml)))],
  ])('%s', (_name, bytes) => expect(target(bytes)).toBe('Größe – Ёж'))

  test('the encoding that the file declares', () => expect(target(Buffer.from(western, 'latin1'))).toBe('Größe'))

  test.each([
    ['a file in another encoding than declared', Buffer.from(western.replace('windows-1252', 'UTF-8'), 'latin1')],
    ['an unknown encoding', Buffer.from(xml.replace('UTF-8', 'EBCDIC-42'))],
    ['a replacement character', Buffer.from(xml.replace('ö', '\ufffd'))],
  ])('%s is refused', (_name, bytes) => expect(() => decodeXliff(bytes)).toThrow('not in the encoding'))
})
