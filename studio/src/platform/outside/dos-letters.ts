/**
 * Letters behind the first 128 of the table that DOS had in the west; Excel still offers to save as “CSV (MS-DOS)”. That of the east is not
 * among them, as nothing tells its texts from others for certain: most are refused.
 */
const LETTERS: Readonly<Record<string, string>> = {
  ibm850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
    '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0',
}
const FIRST = 128

/** Undefined where the encoding is none of DOS: those of the platform are read by it. */
export function decodeDos(bytes: Uint8Array, encoding: string): string | undefined {
  const letters = LETTERS[encoding]
  if (letters === undefined) return undefined
  // A large table has more letters than a call takes values.
  return Array.from(bytes, (byte) => (byte < FIRST ? String.fromCharCode(byte) : letters[byte - FIRST])).join('')
}
