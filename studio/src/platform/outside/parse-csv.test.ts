import { expect, test } from 'vitest'
import { parseCsv } from './parse-csv.ts'

test.each([
  [
    'commas',
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'semicolons, a byte order mark and Windows line ends',
    '\uFEFFa;b\r\n1;2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'separators, line breaks and quotes inside quotes',
    'a,b\n"1,\n""x""",2',
    [
      ['a', 'b'],
      ['1,\n"x"', '2'],
    ],
  ],
  [
    'tabs between quoted cells, a title with a comma, and prices with decimal commas',
    'Prices, May\n"a"\t"b"\n"x"\t1,5\n"y"\t2,5\n',
    [['Prices, May'], ['a', 'b'], ['x', '1,5'], ['y', '2,5']],
  ],
  [
    'empty cells are kept, empty lines are dropped',
    'a,b\n,\n\n,2\n',
    [
      ['a', 'b'],
      ['', '2'],
    ],
  ],
])('a table is parsed correctly: %s', (_what, text, cells) => {
  expect(parseCsv(text).map((row) => row.cells)).toEqual(cells)
})

test.each([
  ['alone', 'sep=^\na^b\n1^2'],
  ['before lines that end with CR', 'sep=;\ra;b\r1;2'],
  ['with separators added when it was saved again', 'sep=;;\r\na;b\r\n1;2'],
  ['with a space, after a byte order mark', '\uFEFFsep=; \na;b\n1;2'],
])('the separator is read from the line above the table: %s', (_what, text) => {
  expect(parseCsv(text).map(({ cells }) => cells)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})

test('spaces around quotes are ignored', () => {
  const rows = parseCsv('a;b\n1; "x;y"\n2;"x ""y""" \n3;5" bowl').map(({ cells }) => cells)
  expect(rows.slice(1)).toEqual([
    ['1', 'x;y'],
    ['2', 'x "y"'],
    ['3', '5" bowl'],
  ])
})

test('rows have their line number, also after a row of several lines', () => {
  expect(parseCsv('a\n"1\n2"\n3').map(({ line }) => line)).toEqual([1, 2, 4])
})

test('an unclosed quote is reported with its line', () => {
  expect(() => parseCsv('a\n"1\n2')).toThrow('Line 2')
})

test('lines may end in different ways within one file', () => {
  expect(parseCsv('a;b\n1;2\r\n3;4\r5;"6\r\n7"\r\n8;9')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1', '2'] },
    { line: 3, cells: ['3', '4'] },
    { line: 4, cells: ['5', '6\n7'] },
    { line: 6, cells: ['8', '9'] },
  ])
})

const cellsOf = (text: string) => parseCsv(text).map(({ cells }) => cells)

test.each([
  ['quotes escaped with a backslash', 'sku;name\n"1";"a \\"b\\"; c"\n', 'a "b"; c'],
  ['a backslash at the end of a cell', 'sku;name\n"1";"C:\\Temp\\"\n', 'C:\\Temp\\'],
  ['doubled quotes beside a backslash', 'sku;name\n"1";"a ""b"" \\x"\n', 'a "b" \\x'],
  ['quotes around whole lines', '"sku;name"\n"1;""a; b"""\n', 'a; b'],
  ['a circumflex between cells', 'sku^name\n1^a\n', 'a'],
])('a table is parsed correctly: %s', (_name, text, name) => {
  expect(cellsOf(text)).toEqual([
    ['sku', 'name'],
    ['1', name],
  ])
})

test('a table of one column stays one column', () => {
  expect(cellsOf('"name"\n"a; b"\n"c"\n')).toEqual([['name'], ['a; b'], ['c']])
})

test.each([
  ['="00123"', '00123'],
  ['"=""00123"""', '00123'],
  ['"=""Der """"gute"""" Laden"""', 'Der "gute" Laden'],
  ['= "007"', '007'],
  ['=1+1', '=1+1'],
  ['="a"&"b"', '="a"&"b"'],
])('only an equals sign that forces a quoted text is removed: %s', (cell, text) => {
  expect(parseCsv(`name;city\n${cell};B`)[1]?.cells).toEqual([text, 'B'])
})
