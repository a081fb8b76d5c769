declare module 'subset-font' {
  /** The font with the glyphs of the text's letters only. */
  function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'truetype'; keepFeatures: string[] },
  ): Promise<Buffer>
  export = subsetFont
}
