import type { Messages } from '../../catalogue.ts'

export const push: Messages<'push'> = {
  title: 'Notifications sur l’appareil',
  lead: 'Sois au courant des ventes et des questions tout de suite, même quand l’espace vendeur est fermé. Les e-mails continuent d’arriver.',
  'this-device': 'Cet appareil',
  'other-devices': 'Autres appareils',
  checking: 'Vérification de cet appareil…',
  unsupported: 'Ce navigateur ne peut pas afficher de notifications. Utilise un autre navigateur ou appareil.',
  off: 'Les notifications sont désactivées sur cet appareil.',
  on: 'Les notifications sont activées sur cet appareil.',
  'turn-on': 'Activer les notifications',
  'turn-off': 'Désactiver sur cet appareil',
  denied:
    'Ce navigateur bloque les notifications de ce site. Ouvre les réglages du site, en général derrière l’icône à côté de l’adresse, autorise les notifications et recharge cette page.',
  failed: 'Impossible d’activer les notifications. Vérifie la connexion et réessaie.',
  'send-test': 'Envoyer une notification de test',
  tested: 'La notification de test est en route.',
  'test-title': 'Les notifications fonctionnent sur cet appareil',
  since: 'Activées depuis le {date}',
  last: 'Dernière notification : {date}',
  never: 'Aucune notification pour l’instant',
  failing: 'La dernière notification n’est pas arrivée.',
  'unknown-device': 'Navigateur inconnu',
  remove: 'Retirer',
  'remove-one': 'Retirer {name}',
  'remove-text': 'Il ne recevra plus de notifications. On peut les y réactiver.',
  removed: 'Appareil retiré.',
  topics: 'Ce dont tu es informé',
  'topics-lead': 'Pour tous tes appareils.',
  topic:
    '{topic, select, orders {Commandes} messages {Messages reçus} cases {Remboursements et réclamations} stock {Stock disponible} money {Argent} shop {Ta boutique} other {{topic}}}',
  'topic-about':
    '{topic, select, orders {Une vente, et une commande qui t’attend} messages {Un message que tu n’as pas lu depuis un moment} cases {Un remboursement, un litige ou un code qui ne marche pas} stock {Il en reste peu, ou un changement prévu a échoué} money {Versements et changements de tes comptes} shop {Labels, restrictions, nouvelles clés et adresses} other {{topic}}}',
  save: 'Enregistrer',
  saved: 'Enregistré.',
  'not-here': 'Cette boutique n’envoie pas de notifications. Tout arrive par e-mail.',
  'not-installed':
    'Un iPhone ou un iPad n’affiche que les notifications des pages de l’écran d’accueil, à partir d’iOS 16.4. Ajoutez d’abord cette page à votre écran d’accueil : touchez Partager, puis « Sur l’écran d’accueil ». Ouvrez-la depuis cet écran et connectez-vous de nouveau.',
}
