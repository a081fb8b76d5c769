/** Two columns with a line in each, as an outline in a square of 24 units. */
export const COMPARE_ICON = 'M4 5h6v14H4zM14 5h6v14h-6zM6 9h2M16 9h2'
