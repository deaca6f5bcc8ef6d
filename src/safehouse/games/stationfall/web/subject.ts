/** What can be touched on the board, and which choices are about it. */
import type { Choice, MoveJson } from '$lib/messages'
import { actor, characterOf, type StationView } from './station'

export type Subject =
  | { kind: 'section'; id: string }
  | { kind: 'pawn'; id: string; character: string }
  | { kind: 'character'; id: string }
  | { kind: 'item'; id: string; place: string }
  | { kind: 'data'; id: string }
  | { kind: 'institution'; id: string }

export function about(choices: Choice[], view: StationView, subject: Subject): Choice[] {
  return choices.filter(({ kind, args }) => {
    switch (subject.kind) {
      case 'section': return args.section === subject.id
      case 'pawn': return args.pawn === subject.id || concerns(args, subject.character)
      case 'character': return concerns(args, subject.id) || view.pawns.some((pawn) => pawn.character === subject.id && pawn.id === args.pawn)
      case 'item': return args.item === subject.id && (kind === 'pick_up') === (subject.place === 'floor') && kind !== 'make_item'
      case 'data': return args.data === subject.id && args.institution === undefined && kind !== 'make_data'
      case 'institution': return args.institution === subject.id
    }
  })
}

/** A choice names the character itself, or an identity of it. */
function concerns(args: Choice['args'], character: string): boolean {
  return args.character === character || (args.identity !== undefined && characterOf(String(args.identity)) === character)
}

/** The move somebody means who touches what cannot be chosen now. */
export function meant(view: StationView, subject: Subject): MoveJson | null {
  const asked = view.question
  if (subject.kind === 'section') {
    if (asked === 'ask-activation' || asked === 'ask-action' || asked === 'ask-free') return { kind: 'step', section: subject.id }
    if (asked === 'ask-monster' || asked === 'ask-swarm') return { kind: 'monster_step', section: subject.id }
    if (asked === 'ask-aim') return { kind: 'aim', section: subject.id }
    if (asked === 'ask-trap') return { kind: 'trap', section: subject.id }
  }
  if (subject.kind === 'character' && asked === 'ask-turn') return { kind: 'influence', character: subject.id }
  if (subject.kind === 'pawn') {
    if (asked === 'ask-turn') return { kind: 'activate', pawn: subject.id }
    const acting = actor(view)
    const armed = acting?.items.some((item) => item.endsWith('gun')) ? 'shoot' : 'strike'
    if (asked === 'ask-activation' || asked === 'ask-action') return acting?.id === subject.id ? null : { kind: armed, pawn: subject.id }
  }
  return null
}
