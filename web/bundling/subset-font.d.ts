declare module 'subset-font' {
  type Axis = { min: number; max: number } | number

  /** Returns the font with only the glyphs of the text's letters. */
  function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'truetype' | 'woff2'
      keepFeatures?: string[]
      variationAxes?: Record<string, Axis>
      noLayoutClosure?: boolean
    },
  ): Promise<Buffer>
  export = subsetFont
}
