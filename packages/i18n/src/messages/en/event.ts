export const event = {
  running: 'Running now',
  over: 'Over',
  soon: 'Coming up',
  span: '{from} to {until}',
  overTitle: '{title} is over',
  overText: 'What is on offer for this game is still here.',
  of: 'Best {category} for {brand}',
  all: 'All {category}',
  nothing: 'There is nothing on offer for this game right now.',
} as const
