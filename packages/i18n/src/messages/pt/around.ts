import type { Messages } from '../../catalogue.ts'

export const around: Messages<'around'> = {
  title: 'Sua escolha sobre cookies',
  text: 'Precisamos de alguns cookies para a loja funcionar. Com sua permissão, também lembramos de onde você veio e carregamos recursos de outras empresas para login e tradução.',
  accept: 'Aceitar todos',
  decline: 'Só o necessário',
  more: 'O que isto significa',
  cookiesTitle: 'Cookies e sua escolha',
  cookiesLead:
    'O que guardamos no seu navegador, por quê e por quanto tempo. Você pode mudar de ideia aqui quando quiser.',
  cookiesNeeded: 'Sempre necessários',
  cookiesNeededText:
    'Sua sessão, seu carrinho, idioma, moeda, fuso horário, um número de dispositivo aleatório e seu grupo de teste. Os dois últimos acabam com a visita, a menos que você aceite mais. Sem isso, a loja não consegue manter sua sessão nem mostrar o preço certo.',
  cookiesMore: 'Só com sua permissão',
  cookiesMoreText:
    'De onde você veio (30 dias e 360 horas), o número do dispositivo e o grupo de teste por um ano, o login do Google com um toque e a tradução de páginas. Nada disso é carregado antes da sua permissão, e nunca no pagamento, no login ou nas páginas da sua conta.',
  cookiesNow:
    '{choice, select, all {Você aceitou tudo.} essential {Você escolheu só o necessário.} other {Você ainda não escolheu, então só o necessário é usado.}}',
  offlineTitle: 'Você está sem conexão',
  offlineText:
    'Esta página precisa de conexão. Sua lista de pedidos pode ser lida como estava da última vez que você a abriu.',
  offlineOrders: 'Meus pedidos',
  offlineRetry: 'Tentar de novo',
  landingTitle: 'Desbloqueie seu mundo gamer',
  landingLead:
    'Pule o grind: contas, moedas, itens e jogos compartilhados de vendedores que verificamos, pagos só quando chegam.',
  landingStart: 'Encontre seu jogo',
  landingJoin: 'Criar conta',
  landingHow: 'Como funciona',
  landingOne: 'Escolha',
  landingOneText: 'Compare vendedores por preço, avaliação e prazo de entrega. O preço que você vê é o que você paga.',
  landingTwo: 'O pagamento fica conosco',
  landingTwoText: 'Guardamos seu dinheiro. O vendedor vê que ele está lá e entrega.',
  landingThree: 'Confira e confirme',
  landingThreeText: 'Você confirma quando tem o que comprou. Se algo estiver errado, recebe seu dinheiro de volta.',
  landingGames: 'Comece por estes jogos',
  landingWords: 'O que dizem os compradores',
  landingEvents: 'Acontecendo agora',
  eventTitle: 'Semana de {brand}',
  eventLead: 'Tudo para {brand} em um só lugar: as melhores ofertas de cada tipo, escolhidas por entrega e avaliação.',
  eventOf: 'O melhor para {brand}: {category}',
  eventAll: 'Ver tudo: {category}',
  eventNothing: 'Não há nada para este jogo no momento.',
  betaTitle: 'Ajude a testar o que vem aí',
  betaLead:
    'Procuramos compradores e jogadores que testem as novidades antes de todos e digam com sinceridade o que acham.',
  betaWhat: 'O que você faz',
  betaWhatText:
    'Usa as novidades com sua conta real, cerca de uma hora por mês, e responde a algumas perguntas por mensagem.',
  betaGet: 'O que você recebe',
  betaGetText: 'Acesso antecipado, contato direto com quem faz a loja e pontos por cada relato útil.',
  betaWho: 'Quem pode participar',
  betaWhoText: 'Qualquer pessoa com uma conta e ao menos um pedido concluído. Você pode sair quando quiser.',
  betaJoin: 'Participar com minha conta',
  betaHow: 'Crie uma conta ou entre; os convites para testes chegam nas suas mensagens.',
  reviewsTitle: 'O que os compradores dizem de {shop}',
  reviewsLead:
    '{count, plural, =0 {Ninguém escreveu uma avaliação ainda.} one {Uma avaliação de um comprador após um pedido concluído.} many {# de avaliações de compradores, cada uma após um pedido concluído.} other {# avaliações de compradores, cada uma após um pedido concluído.}}',
  reviewsAverage: '{average} de 5',
  reviewsOf: 'sobre {offer}',
}
