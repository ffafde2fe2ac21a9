export const mail = {
  codeSubject: 'Your verification code for {company}',
  codeLogin: 'Use this code to log in:',
  codeRegister: 'Welcome! Use this code to create your account:',
  codeReset: 'Use this code to set a new password:',
  codeBind: 'Use this code to confirm your email address:',
  codeUnbind: 'Use this code to remove your email address:',
  codeValid: 'The code is valid for {minutes, plural, one {# minute} other {# minutes}} and works once.',
  codeIgnore: 'If you did not ask for it, you can ignore this message. We will never ask you for this code.',
  passwordChangedSubject: 'Your password was changed',
  passwordChangedBody: 'The password of your {company} account was just changed, and other devices were signed out.',
  sessionReuseSubject: 'We signed you out to protect your account',
  sessionReuseBody:
    'Someone used an old session of your {company} account again. It may have been copied, so we ended it on every device that shared it. Please log in again.',
  emailChangedSubject: 'The email address of your account was changed',
  emailChangedBody:
    'The email address of your {company} account was just changed or removed, and other devices were signed out.',
  identityLinkedSubject: 'A new way to log in was added',
  identityLinkedBody: 'A new login was just connected to your {company} account.',
  loginAttackSubject: 'Someone is trying passwords for your account',
  loginAttackBody:
    'Wrong passwords were tried many times today for your {company} account. Where you have logged in before, you can log in as always; elsewhere we may ask you for a code that we email to you.',
  factorAddedSubject: 'Two-step sign-in was turned on',
  factorAddedBody:
    'An authenticator app was just connected to your {company} account. Signing in to work now also needs its code.',
  factorRemovedSubject: 'Two-step sign-in was turned off',
  factorReducedSubject: 'Your two-step sign-in was changed',
  factorReducedBody:
    'An authenticator app or a passkey of your {company} account was just removed, and other devices were signed out. Two-step sign-in stays on.',
  factorRemovedBody:
    'The last second step of your {company} account was just removed, and other devices were signed out.',
  passkeyAddedSubject: 'A passkey was added',
  passkeyAddedBody:
    'A passkey was just added to your {company} account. It is asked for, or a code instead of it, when you sign in to work.',
  recoveryCodeUsedSubject: 'A recovery code was used',
  recoveryCodeUsedBody: 'Somebody just signed in to your {company} account with one of your recovery codes.',
  notYou: 'If this was not you, reset your password now.',
  memberInvitedSubject: '{name} invites you to the team',
  memberInvitedBody:
    'You are invited to work with {name} at {company}. Log in or create an account with this email address, then accept the invitation.',
  memberInvitedOnce:
    'The link is for {email} only, works once and is valid for {days, plural, one {# day} other {# days}}. If you do not expect it, you can ignore this message.',
  memberInvitedLink: 'Accept the invitation',
  footer: 'Sent by {company}. Please do not reply to this message.',
  deliverySubject: 'Your order is here: {title}',
  deliveryIntro: 'Thank you for your order {orderId}. Here is what you bought: {title}',
  deliveryLogin: 'Login',
  deliveryPassword: 'Password',
  deliveryEmail: 'Email',
  deliveryCode: 'Code',
  deliveryNote: 'Details',
  deliveryOutro:
    'Please check that everything works, then confirm receipt in your account. Keep these details to yourself; we never ask for them.',
  deliveryLink: 'Open the order',
  passActiveSubject: 'Your Family Game PASS is active',
  passActiveBody: 'Your Family Game PASS runs until {until}. Thank you!',
  passFailedSubject: 'We could not renew your Family Game PASS',
  passFailedBody:
    'Your card was not charged. We will try again until {until}; you can also pay by hand or turn the renewal off in your account.',
  passLink: 'Open my membership',
  releaseAlertSubject: 'Free again: {title}',
  releaseAlertBody: 'The account you were waiting for can be rented again: {title}',
  priceAlertSubject: 'Now {price}: {title}',
  priceAlertBody: 'An offer you watch is below your price. It now costs {price}: {title}',
  alertOnce: 'You asked us to tell you. We write once only; nothing is reserved for you.',
  alertLink: 'Open the offer',
  alertUnsubscribe: 'Stop mails of this kind',
  receiptSubject: 'Your payment of {amount} has arrived',
  receiptBody: 'Thank you! We received {amount} for your purchase {purchaseId}:',
  receiptLink: 'See my orders',
  orderPaidSubject: 'You sold: {title}',
  orderPaidBody:
    'Order {orderId} over {amount} is paid. What we deliver ourselves is on its way; anything else waits for you in the seller centre.',
  rentalEndingSubject: 'Your rental ends in 24 hours: {title}',
  rentalEndingBody:
    'The rental of order {orderId} ends in 24 hours. Please finish what you are doing and log out of the account in time.',
  declaredFailedSubject: 'Please deliver by hand: {title}',
  declaredFailedBody:
    'Your program did not provide all units of order {orderId}. Please deliver what is missing by hand by {until}. The seller centre shows the answers of your program under API access.',
  unitWaitingSubject: 'An account waits for new details: {title}',
  unitWaitingBody:
    'The rental of order {orderId} is over. Please change the password of the account and enter the new details in the seller centre; until then nobody can rent it.',
  refundAutomaticSubject: 'Your money is on its way back: {title}',
  refundAutomaticBody:
    'The seller did not answer your refund request for order {orderId} within 48 hours. {amount} is on its way back to where you paid from.',
  refundMissedSubject: 'Refunded without your answer: {title}',
  refundMissedBody:
    'You did not answer the refund request for order {orderId} within 48 hours, so {amount} went back to the buyer automatically.',
  refundAskedSubject: 'A buyer asks for a refund: {title}',
  refundAskedBody:
    'Please answer the refund request for order {orderId} within 48 hours; without an answer {amount} goes back automatically.',
  refundAcceptedSubject: 'Your refund was accepted: {title}',
  refundAcceptedBody:
    'The seller accepted your refund request for order {orderId}. {amount} is on its way back to where you paid from.',
  partOfferedSubject: 'The seller offers a part of the price back: {title}',
  partOfferedBody:
    'The seller refused the full refund of order {orderId} and offers {amount} back. You can accept this on the page of your order, or open a dispute.',
  partRefundedSubject: 'A part of the price goes back to the buyer: {title}',
  partRefundedBody:
    '{amount} of order {orderId} goes back to the buyer. The seller is paid the rest, and the order is finished.',
  refundRefusedSubject: 'Your refund request was refused: {title}',
  refundRefusedBody:
    'The seller refused your refund request for order {orderId}. You have 72 hours to bring the case before our customer service.',
  disputeAnsweredSubject: 'The seller answered your dispute: {title}',
  disputeAnsweredBody:
    'The seller’s statement about order {orderId} is on the page of your order. Customer service looks at both sides and decides.',
  disputeOpenedSubject: 'A buyer opened a dispute: {title}',
  disputeOpenedBody:
    'Our customer service looks into order {orderId} and decides. Until then {amount} is held. Please add what helps to the conversation of the order.',
  disputeRefundSubject: 'The dispute was decided: {title}',
  disputeRefundBody:
    'Our customer service decided the dispute about order {orderId} for the buyer. {amount} goes back.',
  disputeSellerSubject: 'The dispute was decided: {title}',
  disputeSellerBody:
    'Our customer service decided the dispute about order {orderId} for the seller. The order counts as received.',
  claimPaidSubject: 'Your insurance claim was accepted: {title}',
  claimPaidBody: 'The theft insurance pays for order {orderId}. {amount} is on its way back to where you paid from.',
  claimRefusedSubject: 'Your insurance claim was refused: {title}',
  claimRefusedBody:
    'We looked into your claim for order {orderId} and could not accept it. You find the reason in your order.',
  sellerDeliveredSubject: 'Your seller has delivered: {title}',
  sellerDeliveredBody:
    'Your seller has delivered order {orderId}. You find the details in your account, in the order and its conversation.',
  confirmUntil:
    'Please check it and confirm receipt. If you say nothing by {until}, the order counts as received and the seller is paid.',
  confirmSoonSubject: 'Is everything right with your order? {title}',
  confirmSoonBody:
    'Order {orderId} counts as received on {until}, and the seller is paid. If something is wrong, please ask for a refund before then.',
  answerSoonSubject: 'A refund request waits for your answer: {title}',
  answerSoonBody:
    'Please answer the refund request for order {orderId} by {until}; without an answer {amount} goes back automatically.',
  disputeSoonSubject: 'Time to open a dispute runs out: {title}',
  disputeSoonBody:
    'Your refund request for order {orderId} was refused. You can bring the case before our customer service until {until}; after that it is closed.',
  lowStockSubject: 'Stock is running low: {title}',
  lowStockBody: 'Pieces left: {count}. Add units to the vault of this offer before it is sold out.',
  unitClaimedSubject: 'A buyer says that a unit does not work: {title}',
  unitClaimedBody:
    'The buyer of order {orderId} says that a delivered unit does not work. Replace it, pay its price back or refuse by {until}; after that, the buyer may open a dispute.',
  unitClaimSoonSubject: 'A claim about a unit waits for your answer: {title}',
  unitClaimSoonBody: 'Please answer the claim about a unit of order {orderId} by {until}.',
  unitClaimMissedSubject: 'The time to answer a claim is over: {title}',
  unitClaimMissedBody:
    'You did not answer the claim about a unit of order {orderId}. The buyer may open a dispute now. You can still replace the unit in your vault.',
  unitClaimWithdrawnSubject: 'The buyer withdrew a claim: {title}',
  unitClaimWithdrawnBody: 'The unit of order {orderId} works after all. You need not answer.',
  unitRefundedSubject: 'The price of a unit goes back to you: {title}',
  unitRefundedBody: '{amount} of order {orderId} goes back to you, because a unit did not work.',
  unitClaimRefusedSubject: 'The seller refused your claim about a unit: {title}',
  unitClaimRefusedBody:
    'The seller says that the unit of order {orderId} works. If you disagree, open a dispute by {until}.',
  unitClaimUnansweredSubject: 'The seller did not answer your claim about a unit: {title}',
  unitClaimUnansweredBody:
    'The seller did not answer your claim about a unit of order {orderId} in time. You may open a dispute by {until}; after that, the order is completed.',
  planFailedSubject: 'A planned change was not made: {title}',
  planFailedBody: 'The change that you planned for {until} was not possible. The page of planned changes says why.',
  planFailedLink: 'Planned changes',
  unitReplacedSubject: 'A replacement for your order: {title}',
  unitReplacedBody:
    'The seller has replaced a part of order {orderId} that did not work. Open the order to see the new details; they are not sent by email.',
  deliverSoonSubject: 'A delivery is due soon: {title}',
  deliverSoonBody: 'Please deliver order {orderId} by {until}. A late delivery shows in your record.',
  passNotRenewedSubject: 'Your Family Game PASS is not renewed',
  passNotRenewedBody:
    'The Family Game PASS is not on sale at the moment. Yours runs until {until}. It is not renewed, and nothing is charged.',
  passEndingSubject: 'Your Family Game PASS ends soon',
  passEndingBody: 'Your Family Game PASS ends on {until} and does not renew itself. You can extend it in your account.',
  passRenewingSubject: 'Your Family Game PASS renews soon',
  passRenewingBody:
    'Your Family Game PASS runs until {until}. We charge your card a day before; you can turn the renewal off in your account.',
  unreadSubject: '{name} wrote to you',
  unreadBody: 'You have an unread message from {name}. We write once only until you have read it.',
  unreadLink: 'Open the conversation',
  complaintRefusedSubject: 'Your rental complaint was answered: {title}',
  complaintRefusedBody:
    'We looked into your complaint about the rental of order {orderId} and could not accept it. You find the reason in your order.',
  ticketReceivedSubject: 'We have received your request {number}',
  ticketReceivedBody:
    'A person will read it and answer you by mail. The button leads to your request, where you can write again.',
  ticketAnswerSubject: 'An answer to your request {number}',
  ticketSolvedBody: 'We have marked your request as solved. If it is not, write again and we will go on.',
  ticketLink: 'Open the request',
  restDueSubject: 'Pieces are missing: {title}',
  restDueBody:
    'The stock ran short, so order {orderId} was delivered in part (missing: {pieces}). Please deliver the rest by {until}, or refund it. After that its price goes back to the buyer automatically.',
  restSoonSubject: 'Missing pieces are due soon: {title}',
  restSoonBody:
    'Order {orderId} still lacks pieces (missing: {pieces}). If they are not delivered by {until}, their price goes back to the buyer automatically.',
  restOverdueSubject: 'Missing pieces were refunded: {title}',
  restOverdueBody:
    '{amount} of order {orderId} went back to the buyer, because pieces were not delivered in time (missing: {pieces}).',
  restRefundedSubject: 'Money back for what did not arrive: {title}',
  restRefundedBody:
    '{amount} of order {orderId} is on its way back to where you paid from, because not everything was delivered (missing: {pieces}).',
  restUntil: 'The seller has until {until} to deliver the rest. What is missing then is refunded to you automatically.',
  sellerCancelledSubject: 'The seller cannot deliver: {title}',
  sellerCancelledBody:
    'The seller cannot deliver order {orderId} and has ended it. {amount} is on its way back to where you paid from.',
  wordsGoneSubject: 'Your words about "{title}" are no longer shown',
  wordsGoneBody:
    '{part, select, reply {Your reply to the review is no longer shown.} other {Your review is shown without its words. Its score stays and counts.}} If this is wrong, write to us: we can show the words again.',
  betaWhy: 'You get this mail because you test new features with us. You can stop at any time: {address}',
  betaLink: 'Open the test',
  replacedByStaffSubject: 'Support replaced goods of your order: {title}',
  replacedByStaffBody:
    'Customer service gave you another unit in place of one that did not work in order {orderId}. Open the order to see it. The price stays the same. The reason:',
  replacementAskedSubject: 'We asked for a replacement for your order: {title}',
  replacementAskedBody:
    'Customer service asked the seller for a replacement in order {orderId}. Your rights in this order stay as they are. The reason:',
  staffReplacedSubject: 'Support replaced a unit of your sale: {title}',
  staffReplacedBody:
    'Customer service took a unit from your vault to replace one that did not work in order {orderId}. The old unit is kept as replaced. The money of the order stays the same. The reason:',
  replacementWantedSubject: 'An order needs a replacement: {title}',
  replacementWantedBody:
    'Goods of order {orderId} do not work. Please give the buyer another unit: stock your vault and replace the unit on the page of the order, or write to the buyer. Until then the buyer may open a dispute. What customer service wrote:',
  partGivenSubject: 'The seller gives a part of the price back: {title}',
  partGivenBody:
    '{amount} of order {orderId} is on its way back to where you paid from. The order goes on with the rest.',
  messageActSubject: 'About a message in your conversation with {name}',
  messageAct:
    '{act, select, hide {We removed a message of this conversation. Neither of you sees it or its files any more.} restore {We show a message of this conversation again that we had removed.} warned {A message that you wrote breaks our rules. Please keep to them: we close accounts that do not.} warn {We looked at a message that you reported, and warned who wrote it.} other {A message of this conversation was reported. We looked at it, and it stays.}}',
  messageReason:
    'Reason: {reason, select, insult {Insult or threat} personal_data {Personal data} advertisement {Advertisement} off_platform {Trade outside the shop} illegal {Illegal content} other {Another reason}}',
  messageMine: 'You wrote it. If you think that this is wrong, write to us.',
  deliveryFiles:
    '{count, plural, one {# file is ready: download it on the page of your order.} other {# files are ready: download them on the page of your order.}}',
  chargebackOpenedSubject: 'The buyer’s bank asks for the money back: {title}',
  chargebackOpenedBody:
    'The buyer disputes the payment of order {orderId} at their bank: a chargeback of {amount}. We answer the bank, and it decides.',
  chargebackWaits:
    'Until the bank decides, the order stands still: please deliver nothing more, and nothing is paid out for it. If the bank decides for the buyer, the order is refunded and you are not paid for it.',
  chargebackAtRisk:
    'The order is finished, and your share stays yours for now. If the bank decides for the buyer, we take it back from your balance, and from your reserve where the balance is not enough.',
  chargebackWonSubject: 'The bank decided for the shop: {title}',
  chargebackWonBody:
    'The chargeback of {amount} for order {orderId} is over: the payment stands, and nothing is taken from you. An order that stood still goes on. If it waits for you, please deliver or answer now.',
  chargebackLostSubject: 'The bank decided for the buyer: {title}',
  chargebackLostBody: 'The bank gave the buyer {amount} of the payment of order {orderId} back.',
  chargebackRefunded: 'The order is refunded, and you are not paid for it. Please deliver nothing more.',
  chargebackTaken: 'We took {amount} of your share back from your balance and your reserve.',
  chargebackNothingTaken: 'Nothing is taken from you: the shop bears it.',
  chargebackPaused:
    'Until the bank decides, the order stands still: please deliver nothing more. You bear nothing of it.',
} as const
