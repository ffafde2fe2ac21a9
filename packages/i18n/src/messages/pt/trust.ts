import type { Messages } from '../../catalogue.ts'

export const trust: Messages<'trust'> = {
  'mail-subject':
    '{news, select, verified {Verificada: {title}} failed {Não verificada: {title}} withdrawn {O selo foi retirado: {title}} other {O selo expirou: {title}}}',
  'mail-body':
    '{news, select, verified {Suas imagens correspondem à sua oferta. A loja agora mostra o selo com a data de hoje.} failed {Suas imagens não mostravam tudo. Veja o que faltou; você pode pedir de novo.} withdrawn {A equipe retirou o selo da sua oferta. O motivo está abaixo.} other {O selo da sua oferta era antigo demais. Você pode pedir de novo com imagens novas.}}',
  'mark-mail-subject': '{given, select, yes {Sua loja tem um novo selo} other {Um selo da sua loja foi retirado}}',
  'mark-mail-body':
    '{given, select, yes {A loja agora mostra, com a data de hoje: {mark, select, identity {identidade conferida} other {indenização}}.} other {A loja não mostra mais: {mark, select, identity {identidade conferida} other {indenização}}. O motivo está abaixo.}}',
  'act-ask': 'Pediu uma verificação',
  'act-take': 'Assumiu um pedido de verificação',
  'act-report': 'Escreveu um relatório sobre uma oferta',
  'act-withdraw': 'Retirou o selo de uma oferta',
  'act-days': 'Definiu quanto dura um selo',
  'act-insurance': 'Mudou quais ofertas são seguradas',
  'act-limit': 'Mudou o limite do seguro',
  'act-answer': 'Respondeu a uma mudança do seguro',
  'act-mark': 'Deu ou retirou um selo de um vendedor',
  'may-view': 'Ver pedidos de verificação',
  'may-decide': 'Escrever relatórios sobre ofertas',
  'may-settings': 'Definir quanto dura um selo',
  'may-insurance-view': 'Ver quais ofertas são seguradas',
  'may-insurance-edit': 'Mudar quais ofertas são seguradas',
  'may-mark': 'Dar e retirar selos de vendedores',
}
