import type { Messages } from '../../catalogue.ts'

export const consent: Messages<'consent'> = {
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
}
