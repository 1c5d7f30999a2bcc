/** Makes the Python that the browser gets, from the npm package: `node tools/device/python.mjs FOLDER`.
 *
 * The standard library is cut to what the house on a device needs, and compiled: nothing has to be compiled when it starts.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { loadPyodide } from 'pyodide'

const FROM = dirname(fileURLToPath(import.meta.resolve('pyodide')))
const to = process.argv[2]
if (!to) throw new Error('where to?')

/** Modules and whole packages of the standard library; what they import in turn is among them. */
const KEPT = `
  __future__ _collections_abc _colorize _compat_pickle _opcode_metadata _py_warnings _pyodide _sitebuiltins _strptime
  _weakrefset abc annotationlib ast asyncio base64 bisect calendar codecs codeop collections compression concurrent contextlib
  contextvars copy copyreg dataclasses datetime dis encodings enum fnmatch functools genericpath glob hashlib heapq hmac importlib
  inspect io json keyword linecache locale logging multiprocessing ntpath numbers opcode operator os pathlib pickle pkgutil
  posixpath pyodide queue random re reprlib secrets selectors shutil signal site socket ssl stat string struct subprocess
  tempfile textwrap threading token tokenize traceback types typing warnings weakref zipfile zipimport lzma bz2 gzip _compression
  statistics fractions decimal _pydecimal
`
/** Of these packages nothing but the few modules named is ever wanted. */
const ONLY = { encodings: ['__init__', 'aliases', 'utf_8', 'ascii', 'latin_1', 'idna', 'cp437', 'utf_8_sig'] }

const CUT = `
import io, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash

def cut(kept, only):
    found = io.BytesIO()
    with zipfile.ZipFile("/lib/python314.zip") as whole, zipfile.ZipFile(found, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as part:
        for name in sorted(whole.namelist()):
            path = name.removesuffix(".py").split("/")
            if not name.endswith(".py") or path[0] not in kept or (path[0] in only and path[1] not in only[path[0]]):
                continue
            source = whole.read(name)
            code = compile(source, name, "exec", dont_inherit=True, optimize=1)
            compiled = _code_to_hash_pyc(code, source_hash(source), False)
            part.writestr(zipfile.ZipInfo(name + "c"), compiled, zipfile.ZIP_DEFLATED, 9)
    return found.getvalue()

cut
`

const python = await loadPyodide({ indexURL: `${FROM}/` })
const cut = python.runPython(CUT)
const library = cut(python.toPy(KEPT.trim().split(/\s+/)), python.toPy(ONLY)).toJs()

// It is put in place last and whole: a house that runs gives it away as soon as it is there.
const making = `${to}.new`
const clear = (folder) => rmSync(folder, { recursive: true, force: true })
clear(making)
mkdirSync(making, { recursive: true })
const write = (name, data) => writeFileSync(join(making, name), data)
const file = (name) => readFileSync(join(FROM, name))
const code = (name) => file(name).toString().replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '\n')
write('python_stdlib.zip', library)
write('pyodide.mjs', code('pyodide.mjs'))
write('pyodide.asm.mjs', code('pyodide.asm.mjs'))
write('pyodide.asm.wasm.gz', gzipSync(file('pyodide.asm.wasm'), { level: 9 }))
const { info } = JSON.parse(file('pyodide-lock.json').toString())
write('pyodide-lock.json', JSON.stringify({ info, packages: {} }))
clear(to)
renameSync(making, to)
process.exit(0)
