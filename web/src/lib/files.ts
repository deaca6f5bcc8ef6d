/** Hands a text to the person as a file. */
export function download(name: string, text: string, type = 'application/json'): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** Hands a drawing to the person as a PNG of its own size. */
export async function asPicture(svg: string, name: string): Promise<void> {
  const drawing = new Image()
  drawing.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await drawing.decode()
  const canvas = document.createElement('canvas')
  canvas.width = drawing.naturalWidth
  canvas.height = drawing.naturalHeight
  canvas.getContext('2d')!.drawImage(drawing, 0, 0)
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = name
  link.click()
}
