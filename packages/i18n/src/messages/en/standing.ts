export const standing = {
  sellers: 'Sellers',
  'sellers-lead': 'Everybody who sells here, and what they may do.',
  find: 'Search by name or number',
  search: 'Search',
  none: 'No seller matches.',
  'standing-label': 'Standing',
  standing:
    '{standing, select, active {Active} vacation {On vacation} suspended {Suspended} banned {Banned} other {{standing}}}',
  means:
    '{standing, select, active {Everything is on sale.} vacation {Offers stay visible and cannot be bought. Running orders and payouts go on.} suspended {Offers are off the shelf and payouts are held. Running orders must be delivered.} banned {Offers are off the shelf, payouts are held, and buyers cannot start conversations. What was not delivered is refunded.} other {}}',
  change: 'Change the standing',
  reason: 'Reason, which the seller reads',
  since: 'Since {date}',
  until: 'Until {date}',
  history: 'History',
  'history-none': 'The standing never changed.',
  by: 'By',
  orders: 'Orders',
  offers: 'Offers',
  vacation: 'Vacation',
  'vacation-lead':
    'While you are away, buyers see your offers and cannot buy them. You still deliver what was bought before.',
  'vacation-until': 'First day back (empty for an open end)',
  'vacation-wrong': 'Please choose a day in the future, at most a year away',
  'vacation-start': 'Start the vacation',
  'vacation-end': 'End the vacation',
  'mail-subject':
    'Your seller account: {standing, select, active {active again} suspended {suspended} banned {banned} other {{standing}}}',
} as const
