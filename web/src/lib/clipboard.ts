/** Whether the text was copied. A page that came without HTTPS has no clipboard; there the old command still works. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copiedByCommand(text)
  }
}

function copiedByCommand(text: string): boolean {
  const field = document.createElement('textarea')
  field.className = 'unseen'
  field.value = text
  document.body.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  return done
}
