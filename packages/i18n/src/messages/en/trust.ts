export const trust = {
  'mail-subject':
    '{news, select, verified {Verified: {title}} failed {Not verified: {title}} withdrawn {The mark was withdrawn: {title}} other {The mark has ended: {title}}}',
  'mail-body':
    '{news, select, verified {Your pictures fit your offer. The shop now shows the mark with the date of today.} failed {Your pictures did not show everything. Here is what was missing; you may ask again.} withdrawn {Staff withdrew the mark of your offer. The reason is below.} other {The mark of your offer was too old. You may ask again with new pictures.}}',
  'mark-mail-subject': '{given, select, yes {Your shop has a new mark} other {A mark of your shop was withdrawn}}',
  'mark-mail-body':
    '{given, select, yes {The shop now shows, with the date of today: {mark, select, identity {identity checked} other {indemnity}}.} other {The shop no longer shows: {mark, select, identity {identity checked} other {indemnity}}. The reason is below.}}',
  'act-ask': 'Asked for a verification',
  'act-take': 'Took a request for a verification',
  'act-report': 'Wrote a report about an offer',
  'act-withdraw': 'Withdrew the mark of an offer',
  'act-days': 'Set how long a mark lasts',
  'act-insurance': 'Changed which offers are insured',
  'act-limit': 'Changed the limit of the insurance',
  'act-answer': 'Answered a change of the insurance',
  'act-mark': 'Gave or withdrew a mark of a seller',
  'may-view': 'See requests for verifications',
  'may-decide': 'Write reports about offers',
  'may-settings': 'Set how long a mark lasts',
  'may-insurance-view': 'See which offers are insured',
  'may-insurance-edit': 'Change which offers are insured',
  'may-mark': 'Give and withdraw marks of sellers',
} as const
