"""Starts a program under a filter of system calls, as systemd does: call-filter.py CALL,CALL,... PROGRAM ARGUMENT...

Calls that are not in the list fail with EPERM. libseccomp(3) has the functions; systemd uses the same library.
"""
import ctypes
import errno
import os
import sys

ALLOW = 0x7FFF0000
FAIL_WITH_EPERM = 0x00050000 | errno.EPERM
UNKNOWN = -1

seccomp = ctypes.CDLL("libseccomp.so.2")
seccomp.seccomp_init.restype = ctypes.c_void_p
context = ctypes.c_void_p(seccomp.seccomp_init(ctypes.c_uint32(FAIL_WITH_EPERM)))
for name in sys.argv[1].split(","):
    number = seccomp.seccomp_syscall_resolve_name(name.encode())
    # A call of another kind of machine.
    if number == UNKNOWN:
        continue
    seccomp.seccomp_rule_add(context, ctypes.c_uint32(ALLOW), ctypes.c_int(number), ctypes.c_uint(0))
if seccomp.seccomp_load(context) != 0:
    sys.exit("The filter of system calls could not be loaded")
os.execv(sys.argv[2], sys.argv[2:])
