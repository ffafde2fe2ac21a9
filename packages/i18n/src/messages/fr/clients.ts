import type { Messages } from '../../catalogue.ts'

export const clients: Messages<'clients'> = {
  title: 'Applications',
  lead: 'La boutique, l’administration et d’autres programmes prouvent avec un secret qu’ils sont de cette boutique. Pour le remplacer sans coupure : créez-en un nouveau, donnez-le au programme, puis mettez fin à l’ancien.',
  kind: '{kind, select, shop {Boutique} desk {Administration} other {Autre programme}}',
  off: 'Désactivé',
  'secrets-of': 'Secrets de {id}',
  fingerprint: 'Empreinte',
  state: '{state, select, active {Actif} ending {Actif jusqu’à sa fin} other {Terminé}}',
  'of-environment': 'Dans les réglages de l’installation',
  ends: 'Fin',
  'no-end': 'Aucune fin prévue',
  renew: 'Créer un nouveau secret',
  'renew-lead':
    'Il n’est affiché qu’une fois. Donnez-le au programme et redémarrez-le avant la fin des secrets actuels.',
  overlap: 'Les secrets actuels restent actifs encore',
  'overlap-hours': '{hours, select, 1 {une heure} 24 {un jour} 168 {une semaine} other {30 jours}}',
  'made-title': 'Le nouveau secret de {id}',
  'made-lead': 'Enregistrez-le maintenant dans les réglages du programme. Il n’est affiché que cette fois.',
  end: 'Mettre fin à un secret',
  'end-lead':
    'Un programme qui l’utilise encore est aussitôt refusé. À employer si quelqu’un d’autre connaît le secret.',
  'used-at': '{fingerprint} (dernier usage {date})',
  'not-used': '{fingerprint} (jamais utilisé)',
  sure: 'Oui, y mettre fin définitivement',
  ended: 'Le secret a pris fin.',
  keys: 'Clés API',
  'keys-lead':
    'Les programmes de l’entreprise, comme la comptabilité, appellent l’API avec une clé au lieu d’un navigateur. Donnez à chacun la sienne. Les décisions sur l’argent et les personnes restent aux personnes.',
  'may-view': 'Voir les applications et les empreintes de leurs secrets',
  'may-edit': 'Créer des secrets d’applications et y mettre fin',
  'may-keys': 'Créer et révoquer des clés API',
  'act-renew': 'A créé un nouveau secret d’application',
  'act-end': 'A mis fin à un secret d’application',
}
