import { describe, expect, it } from 'vitest'
import { lowestContrast, readProperties, resolveProperty } from './contrast.ts'

describe('contrast', () => {
  it('agrees with known values', () => {
    expect(lowestContrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(lowestContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(lowestContrast('#ffffff', '#ffffff')).toBe(1)
  })

  it('uses the lowest contrast of a gradient, also between its stops', () => {
    // Red to cyan passes through grey, which is darker than both ends, so black text has its lowest contrast in the middle.
    const ends = Math.min(lowestContrast('#000000', '#ff0000'), lowestContrast('#000000', '#00ffff'))
    expect(lowestContrast('#000000', 'linear-gradient(90deg, #ff0000 0%, #00ffff 100%)')).toBeLessThan(ends)
  })

  it('resolves property names to colours and refuses unknown names', () => {
    const theme = readProperties(
      'x { --palette-a: #112233; /* --no: 1; */ --role: var(--palette-a); --lost: var(--b); }',
    )
    expect(resolveProperty(theme, '--role')).toBe('#112233')
    expect(theme.has('--no')).toBe(false)
    expect(() => resolveProperty(theme, '--lost')).toThrow('--b is not defined')
  })
})
